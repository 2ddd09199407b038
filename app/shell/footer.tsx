import { href, useLocation } from "react-router";
import { whatsappUrl } from "~/chat/whatsapp";
import { useLanguage } from "~/language/use-language";
import { publicPath } from "~/secret-paths";
import { site } from "~/site";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { PageLink } from "~/ui/page-link";
import { shellWords } from "./content.sw";
import { LanguageSwitch } from "./language-switch";
import { footerColumns } from "./nav";

export function Footer() {
  const language = useLanguage();
  const texts = shellWords[language];
  return (
    <footer className="footer on-night">
      <div className="tear tear--top" />
      <div className="wrap footer__grid">
        <div className="footer__brand">
          <Logo />
          <p>{language === "sw" ? site.swahili.tagline : site.tagline}</p>
        </div>
        {footerColumns[language].map(({ title, links }) => (
          <nav className="footer__col" key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <PageLink to={path}>{name}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <address className="footer__col">
          <h2>{site.address.district}</h2>
          <ul>
            <li>
              <a href={`mailto:${site.email.info}`}>{site.email.info}</a>
            </li>
            {site.phones.map((phone) => (
              <li key={phone}>
                <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
              </li>
            ))}
            <li>
              <a href={whatsappUrl("")}>WhatsApp</a>
            </li>
          </ul>
        </address>
      </div>
      <div className="footer__base">
        <div className="wrap">
          {/* The year of the build; the browser's may be another. */}
          <span suppressHydrationWarning>
            © {new Date().getFullYear()} {site.name}
          </span>
          <div className="footer__legal">
            <PageLink to={href("/privacy")}>{texts.privacy}</PageLink>
            <PageLink to={href("/terms")}>{texts.terms}</PageLink>
            <LanguageSwitch />
            {texts.mistake && <Mistake>{texts.mistake}</Mistake>}
          </div>
          {networks.length > 0 && (
            <ul className="footer__social">
              {networks.map((network) => (
                <li key={network.name}>
                  <SocialIcon {...network} />
                </li>
              ))}
            </ul>
          )}
          <p className="footer__print">
            {site.name}, {site.address.district}, {site.phones.join(", ")}, {site.email.info}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** To the contact form, with the page filled in; a page with a secret address says no more than its kind. */
function Mistake({ children }: { children: string }) {
  const { pathname } = useLocation();
  const page = publicPath(pathname);
  return (
    <PageLink to={`${href("/contact")}?about=kiswahili&page=${encodeURIComponent(page)}`}>
      {children}
    </PageLink>
  );
}

/** Those that we have: an icon that leads nowhere is a dead tap. */
const networks: readonly Social[] = site.social.filter(({ url }: { url: string }) => url !== "");

type Social = (typeof site.social)[number];

function SocialIcon({ name, icon, url }: Social) {
  return (
    <a href={url} aria-label={name} rel="me noopener">
      <Icon name={icon} />
    </a>
  );
}
