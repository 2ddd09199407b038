import { href } from "react-router";
import { whatsappUrl } from "~/chat/whatsapp";
import { site } from "~/site";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { footerColumns } from "./nav";

export function Footer() {
  return (
    <footer className="footer on-night">
      <div className="tear tear--top" />
      <div className="wrap footer__grid">
        <div className="footer__brand">
          <Logo />
          <p>{site.tagline}</p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav className="footer__col" key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
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
            <a href={href("/privacy")}>Privacy</a>
            <a href={href("/terms")}>Terms</a>
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
