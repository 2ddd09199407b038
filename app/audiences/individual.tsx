import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { tryTill } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { SceneFrame } from "~/ui/scene";
import { ScreenCards } from "~/ui/screen-cards";
import { Section, SectionHead } from "~/ui/section";
import { FirstCounter } from "./first-counter";
import { individual } from "./individual-content";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta(individual.meta);
}

export default function IndividualPage() {
  const { hero, first, features, closing } = individual;
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
            <ArrowLink to={tryTill.to}>{tryTill.label}</ArrowLink>
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
