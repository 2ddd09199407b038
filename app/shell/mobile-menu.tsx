import { href, useLocation } from "react-router";
import { whatsappUrl } from "~/chat/whatsapp";
import { pathIn } from "~/language/links";
import { useLanguage } from "~/language/use-language";
import { site } from "~/site";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { PageLink } from "~/ui/page-link";
import { shellWords } from "./content.sw";
import { LanguageSwitch } from "./language-switch";
import { currentMark, type NavMenuItem, nav } from "./nav";

/**
 * A popover over the whole window. `menus.ts` keeps the focus inside; without scripts the stylesheet takes the page
 * behind it out of reach. With scripts it would only have all of that page styled anew.
 */
export function MobileMenu() {
  const { pathname } = useLocation();
  const language = useLanguage();
  const texts = shellWords[language];
  return (
    <div className="menu" id="nav-all" popover="auto" role="dialog" aria-modal="true" aria-label={texts.menu}>
      <div className="menu__top">
        <a className="header__logo" href={pathIn(language, href("/"))} aria-label={texts.home}>
          <Logo />
        </a>
        <button
          className="header__icon"
          type="button"
          aria-label={texts.closeMenu}
          popoverTarget="nav-all"
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: where focus goes when the menu opens, not when the page does
          autoFocus
        >
          <Icon name="x" />
        </button>
      </div>
      <ul className="menu__list">
        {nav[language].map((item) => (
          <li key={item.path}>
            {item.kind === "menu" ? (
              <Part item={item} />
            ) : (
              <PageLink className="menu__link" to={item.path} aria-current={currentMark(item.path, pathname)}>
                {item.name}
              </PageLink>
            )}
          </li>
        ))}
      </ul>
      <div className="menu__foot">
        <ul className="menu__reach">
          <li>
            <LanguageSwitch />
          </li>
          <li>
            <a href={pathIn(language, href("/contact"))} aria-current={currentMark("/contact", pathname)}>
              <Icon name="mail" size="s" /> {texts.contact}
            </a>
          </li>
          <li>
            <a href={`tel:${site.phones[0].replaceAll(" ", "")}`}>
              <Icon name="phone" size="s" /> {texts.call}
            </a>
          </li>
          <li>
            <a href={whatsappUrl("")}>
              <Icon name="message-circle" size="s" /> WhatsApp
            </a>
          </li>
        </ul>
        <ButtonLink kind="primary" to={href("/request-demo")}>
          {texts.demo}
        </ButtonLink>
      </div>
    </div>
  );
}

function Part({ item }: { item: NavMenuItem }) {
  const { pathname } = useLocation();
  return (
    <details name="menu-part" open={currentMark(item.path, pathname) !== undefined}>
      <summary className="menu__link">
        {item.name} <Icon name="chevron-down" />
      </summary>
      <div className="menu__sub">
        <PageLink
          to={item.path}
          aria-current={currentMark(item.path, pathname) === "page" ? "page" : undefined}
        >
          <b>{item.overview.title}</b>
        </PageLink>
        <PageLink to={item.act.path} aria-current={currentMark(item.act.path, pathname)}>
          <b>{item.act.name}</b>
        </PageLink>
        {item.entries.map(({ name, path }) => (
          <PageLink key={path} to={path} aria-current={currentMark(path, pathname)}>
            <b>{name}</b>
          </PageLink>
        ))}
      </div>
    </details>
  );
}
