import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { ScreenCards } from "~/ui/screen-cards";
import { Section, SectionHead } from "~/ui/section";
import { CaseList } from "./case-list";
import { enterprise } from "./enterprise-content";
import { LongTape } from "./long-tape";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta(enterprise.meta);
}

export default function EnterprisePage() {
  const { hero, tape, features, cases, closing } = enterprise;
  return (
    <>
      <Hero
        align="center"
        title={hero.title}
        lede={hero.lede}
        actions={
          <ButtonLink kind="primary" to={hero.action.to}>
            {hero.action.label}
          </ButtonLink>
        }
      />
      <LongTape {...tape} />
      <Section ground="paper">
        <SectionHead title={features.title} lede={features.lede} />
        <ScreenCards cards={features.cards} />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title={cases.title} />
        <CaseList list={cases.list} link={cases.link} />
      </Section>
      <ClosingCall {...closing} above="paper" />
    </>
  );
}
