export type SubNavItem = { label: string; to: string };

/** The parts of a long page, in sight while it is read. The last one leads on to the demo request. */
export function SubNav({ items, demo }: { items: readonly SubNavItem[]; demo: string }) {
  return (
    <current-heading>
      <nav className="subnav" aria-label="On this page">
        <ul className="wrap">
          {items.map(({ label, to }) => (
            <li key={to}>{to.startsWith("#") ? <a href={to}>{label}</a> : <a href={to}>{label}</a>}</li>
          ))}
          <li className="subnav__last">
            <a href={demo}>Request a Demo</a>
          </li>
        </ul>
      </nav>
    </current-heading>
  );
}
