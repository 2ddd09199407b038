import { useLanguage } from "~/language/use-language";
import type { Words } from "~/language/words";
import { tryTill, tryWords } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import type { home } from "./content";
import { LittleTill } from "./little-till";

/** A taste of the till, and the way to all of it. */
export function TillToTry({ title, text, little, more }: Words<typeof home>["till"]) {
  const language = useLanguage();
  return (
    <section className="section try">
      <div className="wrap split">
        <div className="try__txt">
          <h2 className="heading-2">{title}</h2>
          <p className="lede">{text}</p>
          <div className="row row--link">
            <ButtonLink kind="primary" to={tryTill.to}>
              {tryWords[language]}
            </ButtonLink>
            <ArrowLink to={more.to}>{more.label}</ArrowLink>
          </div>
        </div>
        <LittleTill {...little} />
      </div>
    </section>
  );
}
