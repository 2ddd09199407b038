import { href } from "react-router";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { Button } from "~/ui/button";
import { helpWords } from "./content.sw";

/** A plain form: the answers come as a page, with JavaScript or without. */
export function HelpSearch({ asked }: { asked: string }) {
  const language = useLanguage();
  const help = helpWords[language];
  return (
    <search>
      <form className="search__form help__form" action={pathIn(language, href("/help"))}>
        <label htmlFor="help-q">{help.search.label}</label>
        <input
          className="input"
          id="help-q"
          name="q"
          type="search"
          maxLength={200}
          required
          placeholder={help.search.placeholder}
          defaultValue={asked}
        />
        <Button kind="primary" wide>
          {help.search.button}
        </Button>
      </form>
    </search>
  );
}
