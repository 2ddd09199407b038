import { Fragment } from "react";
import { shortcuts } from "./content";

/** Under a dialog's title its headings are of the third level, under a page's of the second. */
export function KeysList({ heading: Heading }: { heading: "h2" | "h3" }) {
  return shortcuts.map(({ where, keys }) => (
    <section key={where}>
      <Heading>{where}</Heading>
      <dl className="facts keys-list">
        {keys.map(([pressed, does]) => (
          <Fragment key={does}>
            <dt>
              {pressed.map((key, place) => (
                <Fragment key={key}>
                  {place > 0 && (pressed[0] === "G" ? " then " : " ")}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  ));
}
