import { Illustration } from "~/illustrations/illustration";
import type { IllustrationName } from "~/illustrations/illustrations";
import { Icon } from "./icon";
import { SceneFrame } from "./scene";
import type { SceneName } from "./scenes";
import type { SitePath } from "./site-link";

export type Edition = {
  name: string;
  line: string;
  to: SitePath;
  screen: IllustrationName;
  scene?: SceneName;
};

type EditionListProps = {
  editions: readonly Edition[];
  /** The edition whose place is shown first, and on phones always. */
  first: Edition["name"];
  tone?: "sand" | "tint";
};

/** Large names on ruled lines; the stylesheet shows the place of the row under the pointer or the focus in the panel. */
export function EditionList({ editions, first, tone = "sand" }: EditionListProps) {
  const current = (name: string) => (name === first ? " is-on" : "");
  return (
    <div className="edition-list">
      <ul className="edition-list__list">
        {editions.map(({ name, line, to }) => (
          <li key={name}>
            <a className={`edition-list__row${current(name)}`} href={to}>
              <b>{name}</b>
              <span>{line}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <div className={`edition-list__art panel edition-list__art--${tone}`}>
        {editions.map(({ name, screen, scene }) => (
          <div key={name} className={`edition-list__screen${current(name)}`}>
            {scene ? (
              <SceneFrame name={scene} sizes="(min-width: 768px) 960px, 100vw" loading="lazy" isDecorative />
            ) : (
              <Illustration name={screen} label="decorative" />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
