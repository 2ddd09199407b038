import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { href, Link, useLocation } from "react-router";
import { whatsappUrl } from "~/chat/whatsapp";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { currentMark, type NavMenuItem, nav } from "./nav";
import { closePopover, isOpen } from "./popover";

/**
 * A popover over the whole window. While it is open the stylesheet takes the page behind it out of sight and
 * out of reach of the Tab key, so the focus stays inside, with a script or without.
 */
export function MobileMenu() {
  const menu = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useCloseOnBack(menu);

  function closeOnChoice(event: SyntheticEvent) {
    if (menu.current && (event.target as Element).closest("a")) closePopover(menu.current);
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
        <ul className="menu__reach">
          <li>
            <Link to={href("/contact")} aria-current={currentMark("/contact", pathname)}>
              <Icon name="mail" size="s" /> Contact
            </Link>
          </li>
          <li>
            <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>
              <Icon name="phone" size="s" /> Call us
            </a>
          </li>
          <li>
            <a href={whatsappUrl("")}>
              <Icon name="message-circle" size="s" /> WhatsApp
            </a>
          </li>
        </ul>
        <ButtonLink kind="primary" to={href("/request-demo")}>
          Request a Demo
        </ButtonLink>
      </div>
    </div>
  );
}

/**
 * Back closes the menu and stays on the page where the browser lets us say so; elsewhere the page before it comes
 * without the menu over it.
 */
function useCloseOnBack(menu: RefObject<HTMLDivElement | null>) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // Not when the page is hydrated: the tap that opened the menu may be what started the application.
    if (shown.current === key) return;
    shown.current = key;
    if (menu.current && isOpen(menu.current)) closePopover(menu.current);
  }, [key, menu]);
  useEffect(() => {
    function onNavigate(event: NavigateEvent) {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      if (!menu.current || !isOpen(menu.current)) return;
      event.preventDefault();
      closePopover(menu.current);
    }
    window.navigation?.addEventListener("navigate", onNavigate);
    return () => window.navigation?.removeEventListener("navigate", onNavigate);
  }, [menu]);
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
