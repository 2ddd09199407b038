import { useWords } from "~/language/use-language";
import { partWords } from "./content.sw";
import { Icon } from "./icon";
import { PageLink } from "./page-link";

export type Crumb = { name: string; to: string };

/** The pages above this one, then this one unless its heading says it at once. */
export function Breadcrumbs({ above, current }: { above: Crumb[]; current?: string }) {
  const { breadcrumb } = useWords(partWords);
  return (
    <nav className="crumb" aria-label={breadcrumb}>
      {above.map(({ name, to }) => (
        <span className="crumb__step" key={to}>
          <PageLink to={to}>{name}</PageLink>
          <Icon name="chevron-right" size="s" />
        </span>
      ))}
      {current && <span aria-current="page">{current}</span>}
    </nav>
  );
}
