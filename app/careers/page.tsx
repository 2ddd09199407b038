import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { ClosingCall } from "~/ui/call-to-action";
import { FeatureGrid } from "~/ui/feature-grid";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import { StatementList } from "~/ui/statement-list";
import { careers } from "./content";
import { HiringSteps } from "./hiring-steps";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta(careers.meta);
}

export default function CareersPage() {
  const { hero, ways, work, hiring, closing } = careers;
  return (
    <>
      <Hero align="left" title={hero.title} lede={hero.lede} />
      <Section ground="paper" flush>
        <SectionHead title={ways.title} lede={ways.lede} />
        <StatementList list={ways.list} />
      </Section>
      <Section ground="paper" flush>
        <SectionHead title={work.title} lede={work.lede} />
        <FeatureGrid items={work.list} columns={3} look="ruled" />
      </Section>
      <Section ground="sand">
        <HiringSteps {...hiring} />
      </Section>
      <ClosingCall {...closing} above="sand" />
    </>
  );
}
