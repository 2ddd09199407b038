import { useEffect, useState } from "react";
import { href, Link, useLocation } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { Dropdown } from "./dropdown";
import { MobileMenu } from "./mobile-menu";
import { currentMark, nav } from "./nav";
import { standInForPopovers } from "./popover";

/** Over the home page's hero it is transparent until the page has moved under it. */
export function Header({ overHero }: { overHero: boolean }) {
  const { pathname } = useLocation();
  const scrolled = useScrolledPast(40);
  useEffect(standInForPopovers, []);
  return (
    <header
      className={["hd", overHero && "hd--over", overHero && scrolled && "hd--paper"]
        .filter(Boolean)
        .join(" ")}
    >
      <div className="wrap hd__row">
        <Link className="hd__logo" to={href("/")} aria-label="Velto, home" viewTransition>
          <Logo />
        </Link>
        <nav className="hd__main" aria-label="Main">
          <ul className="hd__nav">
            {nav.map((item) => (
              <li key={item.path}>
                {item.kind === "menu" ? (
                  <Dropdown item={item} />
                ) : (
                  <Link
                    className="hd__item"
                    to={item.path}
                    aria-current={currentMark(item.path, pathname)}
                    prefetch="intent"
                    viewTransition
                  >
                    {item.name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="hd__end">
          <Link
            className="hd__icon hd__contact"
            to={href("/contact")}
            aria-label="Contact"
            aria-current={currentMark("/contact", pathname)}
            viewTransition
          >
            <Icon name="phone" />
          </Link>
          <Link
            className="hd__icon"
            to={href("/search")}
            aria-label="Search"
            aria-current={currentMark("/search", pathname)}
            viewTransition
          >
            <Icon name="search" />
          </Link>
          <span className="hd__cta">
            <ButtonLink kind="primary" size="s" to={href("/request-demo")}>
              Request a Demo
            </ButtonLink>
          </span>
          <button
            className="hd__icon hd__burger"
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

function useScrolledPast(distance: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > distance);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [distance]);
  return scrolled;
}
