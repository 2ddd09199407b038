import { useSyncExternalStore } from "react";
import { href, Link, useRouteLoaderData } from "react-router";
import { site } from "~/site";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import type { loader as shellLoader } from "./layout";
import { footerColumns } from "./nav";

export function Footer() {
  return (
    <footer className="ft on-night">
      <div className="tear tear--top" />
      <div className="wrap ft__grid">
        <div className="ft__brand">
          <Logo />
          <p>{site.tagline}</p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav className="ft__col" key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ name, path }) => (
                <li key={path}>
                  <Link to={path} prefetch="intent" viewTransition>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <address className="ft__col">
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
          </ul>
        </address>
      </div>
      <div className="ft__saver">
        <p className="wrap">
          Data saver is on, so we left out the video and the scripts.{" "}
          <button type="button" data-start-app>
            Turn on everything
          </button>
        </p>
      </div>
      <div className="ft__base">
        <div className="wrap">
          <span>
            © <Year /> {site.name}
          </span>
          <div className="ft__legal">
            <Link to={href("/privacy")} viewTransition>
              Privacy
            </Link>
            <Link to={href("/terms")} viewTransition>
              Terms
            </Link>
          </div>
          <ul className="ft__soc">
            {site.social.map((social) => (
              <li key={social.name}>
                <SocialIcon {...social} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

type Social = (typeof site.social)[number];

function SocialIcon({ name, icon, url }: Social) {
  return (
    <a href={url || undefined} role={url ? undefined : "img"} aria-label={name} rel="me noopener">
      <Icon name={icon} />
    </a>
  );
}

/** Pages are built ahead: hydration repeats the year of the build, then the browser's own calendar counts. */
function Year() {
  const built = useRouteLoaderData<typeof shellLoader>("shell/layout")?.year ?? thisYear();
  return useSyncExternalStore(never, thisYear, () => built);
}

function thisYear(): number {
  return new Date().getFullYear();
}

function never() {
  return () => {};
}
