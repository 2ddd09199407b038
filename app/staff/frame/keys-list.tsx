import { Fragment } from "react";
import { shortcuts } from "./content";

export function KeysList() {
  return shortcuts.map(({ where, keys }) => (
    <section key={where}>
      <h3>{where}</h3>
      <dl className="kv keys-list">
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
