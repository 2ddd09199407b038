import { type PointerEvent, useState } from "react";
import { Link } from "react-router";
import { Illustration } from "~/illustrations/illustration";
import type { IllustrationName } from "~/illustrations/illustrations";
import { Icon } from "./icon";
import type { SitePath } from "./site-link";

export type Edition = { name: string; line: string; to: SitePath; screen: IllustrationName };

type EditionListProps = {
  editions: readonly Edition[];
  /** The edition whose screen is shown first, and on phones always. */
  first: Edition["name"];
  tone?: "sand" | "tint";
};

/**
 * Large names on ruled lines; the panel shows the screen of the row under the pointer or the focus.
 * The style sheet alone does that. State only keeps the last screen when the pointer leaves the list.
 */
export function EditionList({ editions, first, tone = "sand" }: EditionListProps) {
  const [shown, show] = useState(first);
  const current = (name: string) => (name === shown ? " is-on" : "");
  return (
    <div className="eds">
      <ul className="eds__list">
        {editions.map(({ name, line, to }) => (
          <li key={name} onPointerEnter={(event) => isMouse(event) && show(name)} onFocus={() => show(name)}>
            <Link className={`ed${current(name)}`} to={to} prefetch="intent" viewTransition>
              <b>{name}</b>
              <span>{line}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      <div className={`eds__art panel eds__art--${tone}`}>
        {editions.map(({ name, screen }) => (
          <div key={name} className={`eds__scr${current(name)}`}>
            <Illustration name={screen} label="decorative" />
          </div>
        ))}
      </div>
    </div>
  );
}

function isMouse(event: PointerEvent) {
  return event.pointerType === "mouse";
}
