import { type SyntheticEvent, useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { currentMark, type NavMenuItem, nav } from "./nav";

/**
 * A popover over the whole window. While it is open the stylesheet takes the page behind it out of sight and
 * out of reach of the Tab key, so the focus stays inside, with a script or without.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  function closeOnChoice(event: SyntheticEvent) {
    if ((event.target as Element).closest("a")) menu.current?.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is a link's own, by key or pointer
    <div
      className="menu"
      id="nav-all"
      popover="auto"
      role="dialog"
      aria-label="Menu"
      ref={menu}
      onClick={closeOnChoice}
    >
      <div className="menu__top">
        <Link className="hd__logo" to={href("/")} aria-label="Velto, home">
          <Logo />
        </Link>
        <button
          className="hd__icon"
          type="button"
          aria-label="Close menu"
          popoverTarget="nav-all"
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the menu opens, not when the page does
          autoFocus
        >
          <Icon name="x" />
        </button>
      </div>
      <ul className="menu__list">
        {nav.map((item) => (
          <li key={item.path}>
            {item.kind === "menu" ? (
              <Part item={item} />
            ) : (
              <Link className="menu__a" to={item.path} aria-current={currentMark(item.path, pathname)}>
                {item.name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="menu__foot">
        <ButtonLink kind="primary" to={href("/request-demo")}>
          Request a Demo
        </ButtonLink>
      </div>
    </div>
  );
}

function Part({ item }: { item: NavMenuItem }) {
  const { pathname } = useLocation();
  return (
    <details name="menu-part" open={currentMark(item.path, pathname) !== undefined}>
      <summary className="menu__a">
        {item.name} <Icon name="chevron-down" />
      </summary>
      <div className="menu__sub">
        <Link to={item.path} aria-current={currentMark(item.path, pathname) === "page" ? "page" : undefined}>
          <b>{item.overview.title}</b>
        </Link>
        {item.entries.map(({ name, path }) => (
          <Link key={path} to={path} aria-current={currentMark(path, pathname)}>
            <b>{name}</b>
          </Link>
        ))}
      </div>
    </details>
  );
}
