import { Illustration } from "~/illustrations/illustration";
import type { IllustrationName } from "~/illustrations/illustrations";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { Icon } from "./icon";
import { OtherLanguage } from "./page-link";
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
  first: Edition["to"];
  tone?: "sand" | "tint";
};

/** Large names on ruled lines; the stylesheet shows the place of the row under the pointer or the focus in the panel. */
export function EditionList({ editions, first, tone = "sand" }: EditionListProps) {
  const language = useLanguage();
  const current = (to: string) => (to === first ? " is-on" : "");
  return (
    <div className="edition-list">
      <ul className="edition-list__list">
        {editions.map(({ name, line, to }) => (
          <li key={name}>
            <a className={`edition-list__row${current(to)}`} href={pathIn(language, to)}>
              <b>
                {name}
                <OtherLanguage to={to} />
              </b>
              <span>{line}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
      <div className={`edition-list__art panel edition-list__art--${tone}`}>
        {editions.map(({ name, to, screen, scene }) => (
          <div key={name} className={`edition-list__screen${current(to)}`}>
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
