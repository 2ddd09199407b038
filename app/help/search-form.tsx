import { href } from "react-router";
import { Button } from "~/ui/button";
import { help } from "./content";

/** A plain form: the answers come as a page, with JavaScript or without. */
export function HelpSearch({ asked }: { asked: string }) {
  return (
    <search>
      <form className="search__form help__form" action={href("/help")}>
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
