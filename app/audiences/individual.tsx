import { languageOf } from "~/language/language";
import { useLanguage } from "~/language/use-language";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { tryTill, tryWords } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { SceneFrame } from "~/ui/scene";
import { ScreenCards } from "~/ui/screen-cards";
import { Section, SectionHead } from "~/ui/section";
import type { Route } from "./+types/individual";
import { FirstCounter } from "./first-counter";
import { individualWords } from "./individual-content.sw";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({ ...individualWords[language].meta, language });
}

export default function IndividualPage() {
  const language = useLanguage();
  const { hero, first, features, closing } = individualWords[language];
  return (
    <>
      <Hero
        align="center"
        title={hero.title}
        lede={hero.lede}
        actions={
          <>
            <ButtonLink kind="primary" to={hero.action.to}>
              {hero.action.label}
            </ButtonLink>
            <ArrowLink to={tryTill.to}>{tryWords[language]}</ArrowLink>
          </>
        }
      />
      <FirstCounter {...first} />
      <Section ground="paper">
        <SceneFrame name="duka" shape="band" sizes="(min-width: 1408px) 1280px, 100vw" loading="lazy" />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title={features.title} lede={features.lede} />
        <ScreenCards cards={features.cards} />
      </Section>
      <ClosingCall {...closing} above="paper" />
    </>
  );
}
