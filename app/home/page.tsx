import { languageOf } from "~/language/language";
import { useLanguage } from "~/language/use-language";
import type { PageHandle } from "~/page-handle";
import { editionWords } from "~/pos/editions.sw";
import { pageMeta } from "~/seo/meta";
import { organization, webSite } from "~/seo/structured-data";
import { site } from "~/site";
import { tryTill, tryWords } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { EditionList } from "~/ui/edition-list";
import { ScreenCards } from "~/ui/screen-cards";
import { Section, SectionHead } from "~/ui/section";
import { posterPreloads, VideoHero } from "~/ui/video-hero";
import type { Route } from "./+types/page";
import { homeWords } from "./content.sw";
import { DaySheet } from "./day-sheet";
import { Figures } from "./figures";
import { TillToTry } from "./till-to-try";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading", overHero: true };

export function links() {
  return posterPreloads;
}

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({
    ...homeWords[language].meta,
    language,
    jsonLd: [organization(language), webSite(language)],
  });
}

export default function HomePage() {
  const language = useLanguage();
  const home = homeWords[language];
  const { hero, solution, day, closing } = home;
  return (
    <>
      <VideoHero
        title={hero.title}
        lede={hero.lede}
        tagline={language === "sw" ? site.swahili.tagline : site.tagline}
        actions={hero.actions.map(({ label, to }, index) => (
          <ButtonLink key={to} kind={index === 0 ? "accent" : "line"} to={to}>
            {label}
          </ButtonLink>
        ))}
        more={<ArrowLink to={tryTill.to}>{tryWords[language]}</ArrowLink>}
      />
      <TillToTry {...home.till} />
      <Section ground="paper" flush>
        <SectionHead title={solution.title} lede={solution.lede} />
        <ScreenCards cards={solution.cards} />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title={home.editions.title} lede={home.editions.lede} />
        <EditionList editions={editionWords[language]} first="/products/veltopos/retail" />
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
