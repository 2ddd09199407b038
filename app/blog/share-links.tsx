import { Icon } from "~/ui/icon";
import type { IconName } from "~/ui/icon-names";
import { CopyLink } from "./copy-link";

/** Plain links: no script, and nothing is asked of these services until a reader chooses one. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  return (
    <section className="share" aria-labelledby="share">
      <h2 className="heading-4" id="share">
        Share this article
      </h2>
      <ul>
        {services(title, url).map(({ name, icon, to }) => (
          <li key={name}>
            <a href={to} rel="noopener" target={to.startsWith("https:") ? "_blank" : undefined}>
              <Icon name={icon} size="s" /> {name}
            </a>
          </li>
        ))}
      </ul>
      <CopyLink url={url} />
    </section>
  );
}

type Service = { name: string; icon: IconName; to: string };

function services(title: string, url: string): Service[] {
  const [theTitle, theUrl] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { name: "WhatsApp", icon: "message-circle", to: `https://wa.me/?text=${theTitle}%20${theUrl}` },
    { name: "X", icon: "x-logo", to: `https://x.com/intent/post?text=${theTitle}&url=${theUrl}` },
    {
      name: "LinkedIn",
      icon: "linkedin",
      to: `https://www.linkedin.com/sharing/share-offsite/?url=${theUrl}`,
    },
    { name: "Email", icon: "mail", to: `mailto:?subject=${theTitle}&body=${theUrl}` },
  ];
}
