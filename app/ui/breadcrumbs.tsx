import { Icon } from "./icon";

export type Crumb = { name: string; to: string };

/** The pages above this one, then this one unless its heading says it at once. */
export function Breadcrumbs({ above, current }: { above: Crumb[]; current?: string }) {
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      {above.map(({ name, to }) => (
        <span className="crumb__step" key={to}>
          <a href={to}>{name}</a>
          <Icon name="chevron-right" size="s" />
        </span>
      ))}
      {current && <span aria-current="page">{current}</span>}
    </nav>
  );
}
