import type { PageHandle } from "~/page-handle";
import { editions } from "~/pos/editions";
import { pageMeta } from "~/seo/meta";
import { organization, webSite } from "~/seo/structured-data";
import { site } from "~/site";
import { tryTill } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { EditionList } from "~/ui/edition-list";
import { ScreenCards } from "~/ui/screen-cards";
import { Section, SectionHead } from "~/ui/section";
import { posterPreloads, VideoHero } from "~/ui/video-hero";
import { home } from "./content";
import { DaySheet } from "./day-sheet";
import { Figures } from "./figures";
import { TillToTry } from "./till-to-try";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading", overHero: true };

export function links() {
  return posterPreloads;
}

export function meta() {
  return pageMeta({ ...home.meta, jsonLd: [organization(), webSite()] });
}

export default function HomePage() {
  const { hero, solution, day, closing } = home;
  return (
    <>
      <VideoHero
        title={hero.title}
        lede={hero.lede}
        tagline={site.tagline}
        actions={hero.actions.map(({ label, to }, index) => (
          <ButtonLink key={to} kind={index === 0 ? "accent" : "line"} to={to}>
            {label}
          </ButtonLink>
        ))}
        more={<ArrowLink to={tryTill.to}>{tryTill.label}</ArrowLink>}
      />
      <TillToTry {...home.till} />
      <Section ground="paper" flush>
        <SectionHead title={solution.title} lede={solution.lede} />
        <ScreenCards cards={solution.cards} />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title={home.editions.title} lede={home.editions.lede} />
        <EditionList editions={editions} first="Shops" />
      </Section>
      <Section ground="sand">
        <SectionHead title={day.title} lede={day.lede} />
        <DaySheet {...day} />
      </Section>
      <Figures {...home.figures} />
      <ClosingCall {...closing} above="paper" />
    </>
  );
}
