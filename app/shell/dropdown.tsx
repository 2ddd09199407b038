import { useLocation } from "react-router";
import { Illustration } from "~/illustrations/illustration";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { ArrowLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { OtherLanguage } from "~/ui/page-link";
import { currentMark, type NavEntry, type NavMenuItem } from "./nav";

/** A native popover: one is open at a time, a click outside or Escape closes it, with a script or without. */
export function Dropdown({ item }: { item: NavMenuItem }) {
  const { pathname } = useLocation();
  return (
    <>
      <button
        className="header__item"
        type="button"
        popoverTarget={item.id}
        aria-current={currentMark(item.path, pathname)}
      >
        {item.name} <Icon name="chevron-down" />
      </button>
      <div className={item.hasSidePanel ? "drop drop--wide" : "drop"} id={item.id} popover="auto">
        <ul className="drop__list">
          {item.entries.map((entry) => (
            <li key={entry.path}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        {item.hasSidePanel && (
          <div className="drop__side">
            <p className="heading-4">{item.overview.title}</p>
            <p className="small mute">{item.overview.text}</p>
            <Ways item={item} />
            <div className="vg-clip">
              <Illustration name="pos-sale" label="decorative" flat />
            </div>
          </div>
        )}
        <div className="drop__all">
          <Ways item={item} />
        </div>
      </div>
    </>
  );
}

function Ways({ item: { path, overview, act } }: { item: NavMenuItem }) {
  return (
    <>
      <ArrowLink to={act.path}>{act.name}</ArrowLink>
      <ArrowLink to={path}>{overview.link}</ArrowLink>
    </>
  );
}

function Entry({ entry }: { entry: NavEntry }) {
  const { pathname } = useLocation();
  return (
    <a
      className="drop__link"
      href={pathIn(useLanguage(), entry.path)}
      aria-current={currentMark(entry.path, pathname)}
    >
      <span className="drop__icon">
        <Icon name={entry.icon} />
      </span>
      <b>
        {entry.name}
        <OtherLanguage to={entry.path} />
      </b>
      <span className="drop__text">{entry.description}</span>
    </a>
  );
}
