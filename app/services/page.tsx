import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { services } from "./content";
import { Tickets } from "./tickets";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta(services.meta);
}

export default function ServicesPage() {
  const { hero, tickets, closing } = services;
  return (
    <>
      <Hero
        align="center"
        title={hero.title}
        lede={hero.lede}
        actions={hero.actions.map(({ label, to }) => (
          <ArrowLink key={to} to={to}>
            {label}
          </ArrowLink>
        ))}
      />
      <Tickets tickets={tickets} />
      <ClosingCall {...closing} above="sand" />
    </>
  );
}
