import { href, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { Dropdown } from "./dropdown";
import { MobileMenu } from "./mobile-menu";
import { currentMark, nav } from "./nav";

/** Over the home page's hero it is transparent until the page has moved under it, see `turn-header.ts`. */
export function Header({ overHero }: { overHero: boolean }) {
  const { pathname } = useLocation();
  return (
    <header className={overHero ? "header header--over" : "header"}>
      <div className="wrap header__row">
        <a className="header__logo" href={href("/")} aria-label="Velto, home">
          <Logo />
        </a>
        <nav className="header__main" aria-label="Main">
          <ul className="header__nav">
            {nav.map((item) => (
              <li key={item.path}>
                {item.kind === "menu" ? (
                  <Dropdown item={item} />
                ) : (
                  <a
                    className="header__item"
                    href={item.path}
                    aria-current={currentMark(item.path, pathname)}
                  >
                    {item.name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__end">
          <a
            className="header__icon header__contact"
            href={href("/contact")}
            aria-label="Contact"
            aria-current={currentMark("/contact", pathname)}
          >
            <Icon name="phone" />
          </a>
          <a
            className="header__icon"
            href={href("/search")}
            aria-label="Search"
            aria-current={currentMark("/search", pathname)}
          >
            <Icon name="search" />
          </a>
          <span className="header__cta">
            <ButtonLink kind="primary" size="s" to={href("/request-demo")}>
              Request a Demo
            </ButtonLink>
          </span>
          <button
            className="header__icon header__burger"
            type="button"
            aria-label="Open menu"
            popoverTarget="nav-all"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <MobileMenu />
    </header>
  );
}
