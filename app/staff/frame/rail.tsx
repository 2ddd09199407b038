import { Link, NavLink } from "react-router";
import { type Actor, may } from "~/access/rights";
import { roleWords } from "~/roles";
import { Logo } from "~/ui/logo";
import { type RailLink, railLinks } from "../content";
import { StaffIcon } from "../icon";
import { Avatar } from "./avatar";

/** How many things wait behind a link; none is not shown. */
export type RailCounts = Partial<Record<string, number>>;

type RailProps = { actor: Actor; counts: RailCounts };

/** At the left from 768 pixels up: with words where there is room, as icons where there is less. */
export function Rail({ actor, counts }: RailProps) {
  return (
    <nav className="rail" aria-label="Staff">
      <Link className="rail__logo" to="/staff" aria-label="Velto staff, today">
        <Logo />
        <span>
          <Sign />
        </span>
      </Link>
      <Link className="rail__find" to="/staff/find" title="Find" aria-keyshortcuts="/">
        <StaffIcon name="search" />
        <span>Find</span>
        <kbd>/</kbd>
      </Link>
      <RailList links={railLinks.work} actor={actor} counts={counts} />
      <RailList className="rail__more" links={railLinks.more} actor={actor} counts={counts} />
      <div className="rail__foot">
        <NavLink className="rail__me" to="/staff/me" title={`${actor.name}, your profile`}>
          <Avatar person={actor} />
          <span>
            <b>{actor.name}</b>
            <small>{roleWords[actor.role].name}</small>
          </span>
        </NavLink>
        <Link className="icon-btn" to="/staff/keys" aria-label="Keyboard shortcuts" data-keys>
          <StaffIcon name="keyboard" />
        </Link>
      </div>
    </nav>
  );
}

/** At the foot of a phone: the three rooms of the day, and everything else behind the fourth. */
export function Dock({ actor, counts }: RailProps) {
  const hidden = [...railLinks.work.slice(dockRooms), ...railLinks.more].reduce(
    (sum, { to }) => sum + (counts[to] ?? 0),
    0,
  );
  const more: RailLink = { to: "/staff/more", label: "More", icon: "menu" };
  return (
    <nav className="dock" aria-label="Staff">
      {[...allowed(railLinks.work.slice(0, dockRooms), actor), more].map((link) => (
        <NavLink key={link.to} to={link.to} end={link.to === "/staff"}>
          <StaffIcon name={link.icon} />
          <span>{link.label}</span>
          <Count of={link === more ? hidden : counts[link.to]} />
        </NavLink>
      ))}
    </nav>
  );
}

/** How many of the day's rooms a phone has room for. */
export const dockRooms = 3;

function RailList(props: { links: RailLink[]; className?: string } & RailProps) {
  return (
    <ul className={props.className}>
      {allowed(props.links, props.actor).map(({ to, label, icon }) => (
        <li key={to}>
          <NavLink className="rail__link" to={to} title={label} end={to === "/staff"}>
            <StaffIcon name={icon} />
            <span>{label}</span>
            <Count of={props.counts[to]} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Count({ of }: { of: number | undefined }) {
  return of ? <b>{of > 999 ? "999+" : of}</b> : null;
}

export function allowed(links: RailLink[], actor: Actor): RailLink[] {
  return links.filter(({ right }) => !right || may(actor, right));
}

/** The logo's first letter. */
function Sign() {
  return (
    <svg viewBox="0 0 364 350" aria-hidden="true">
      <path fill="var(--v-logo)" d="M0 0H82L182 231.8 282 0H364L213 350H151Z" />
      <path fill="var(--v-logo-notch)" d="M108.1 0H255.9L182 171.2Z" />
    </svg>
  );
}
