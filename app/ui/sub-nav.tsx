import { Link } from "react-router";

export type SubNavItem = { label: string; to: string };

/** The parts of a long page, in sight while it is read. The last one leads on to the demo request. */
export function SubNav({ items, demo }: { items: readonly SubNavItem[]; demo: string }) {
  return (
    <current-heading>
      <nav className="subnav" aria-label="On this page" data-unsearched>
        <ul className="wrap">
          {items.map(({ label, to }) => (
            <li key={to}>{to.startsWith("#") ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}</li>
          ))}
          <li className="subnav__last">
            <Link to={demo} prefetch="intent" viewTransition>
              Request a Demo
            </Link>
          </li>
        </ul>
      </nav>
    </current-heading>
  );
}
