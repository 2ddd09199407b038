import { href, useLocation } from "react-router";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { PageLink } from "~/ui/page-link";
import { shellWords } from "./content.sw";
import { Dropdown } from "./dropdown";
import { LanguageSwitch } from "./language-switch";
import { MobileMenu } from "./mobile-menu";
import { currentMark, nav } from "./nav";

/** Over the home page's hero it is transparent until the page has moved under it, see `turn-header.ts`. */
export function Header({ overHero }: { overHero: boolean }) {
  const language = useLanguage();
  const texts = shellWords[language];
  const { pathname } = useLocation();
  return (
    <header className={overHero ? "header header--over" : "header"}>
      <div className="wrap header__row">
        <a className="header__logo" href={pathIn(language, href("/"))} aria-label={texts.home}>
          <Logo />
        </a>
        <nav className="header__main" aria-label={texts.main}>
          <ul className="header__nav">
            {nav[language].map((item) => (
              <li key={item.path}>
                {item.kind === "menu" ? (
                  <Dropdown item={item} />
                ) : (
                  <PageLink
                    className="header__item"
                    to={item.path}
                    aria-current={currentMark(item.path, pathname)}
                  >
                    {item.name}
                  </PageLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__end">
          <LanguageSwitch className="header__item header__language" isTight />
          <a
            className="header__icon header__contact"
            href={pathIn(language, href("/contact"))}
            aria-label={texts.contact}
            aria-current={currentMark("/contact", pathname)}
          >
            <Icon name="phone" />
          </a>
          <a
            className="header__icon"
            href={pathIn(language, href("/search"))}
            aria-label={texts.search}
            aria-current={currentMark("/search", pathname)}
          >
            <Icon name="search" />
          </a>
          <span className="header__cta">
            <ButtonLink kind="primary" size="s" to={href("/request-demo")}>
              {texts.demo}
            </ButtonLink>
          </span>
          <button
            className="header__icon header__burger"
            type="button"
            aria-label={texts.openMenu}
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
