import { useWords } from "~/language/use-language";
import { partWords } from "./content.sw";
import { PageLink } from "./page-link";

export type SubNavItem = { label: string; to: string };

/** The parts of a long page, in sight while it is read. The last one leads on to the demo request. */
export function SubNav({ items, demo }: { items: readonly SubNavItem[]; demo: string }) {
  const texts = useWords(partWords);
  return (
    <current-heading>
      <nav className="subnav" aria-label={texts.onThisPage}>
        <ul className="wrap">
          {items.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
          <li className="subnav__last">
            <PageLink to={demo}>{texts.demo}</PageLink>
          </li>
        </ul>
      </nav>
    </current-heading>
  );
}
