import { NavLink } from "react-router";
import { type Actor, may } from "~/access/rights";
import { Logo } from "~/ui/logo";
import { type RailLink, railLinks } from "../content";
import { StaffIcon } from "../icon";

/** How many things wait behind a link; none is not shown. */
export type RailCounts = Record<string, number>;

export function Rail({ actor, counts }: { actor: Actor; counts: RailCounts }) {
  return (
    <nav className="rail" aria-label="Staff">
      <NavLink className="rail__logo" to="/staff" aria-label="Velto staff, today">
        <Logo />
      </NavLink>
      <RailList links={railLinks.work} actor={actor} counts={counts} />
      <RailList className="rail__more" links={railLinks.more} actor={actor} counts={counts} />
      <div className="rail__foot">
        <NavLink className="rail__me" to="/staff/me">
          <span className="av" aria-hidden="true">
            {initials(actor.name)}
          </span>
          <span>
            <b>{actor.name}</b>
            <small>{actor.role}</small>
          </span>
        </NavLink>
      </div>
    </nav>
  );
}

function RailList(props: { links: RailLink[]; actor: Actor; counts: RailCounts; className?: string }) {
  const allowed = props.links.filter(({ right }) => !right || may(props.actor, right));
  return (
    <ul className={props.className}>
      {allowed.map(({ to, label, icon }) => (
        <li key={to}>
          <NavLink className="rail__a" to={to} title={label} end={to === "/staff"}>
            <StaffIcon name={icon} />
            <span>{label}</span>
            {props.counts[to] ? <b>{props.counts[to]}</b> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "").join("");
}
