import { href } from "react-router";
import { Illustration } from "~/illustrations/illustration";
import type { PageHandle } from "~/page-handle";
import { HowPricingWorks } from "~/pricing/section";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { TaxSection } from "~/questions/tax-section";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { ScreenCard } from "~/ui/card";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import { SubNav } from "~/ui/sub-nav";
import type { Route } from "./+types/page";
import { erp } from "./content";
import { JournalRoll } from "./journal-roll";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return { questions: questionsOn("/products/veltoerp", "en") };
}

export function meta() {
  const path = href("/products/veltoerp");
  const { description } = erp;
  const features = erp.modules.map(({ title }) => title);
  const jsonLd = softwareApplication({ name: "VeltoERP", description, path, features });
  return pageMeta({ title: "VeltoERP", searchTitle: erp.searchTitle, description, path, jsonLd });
}

const parts = [
  { label: "Overview", to: "#main" },
  { label: "Modules", to: "#modules" },
  { label: "Industries", to: "#industries" },
  { label: "Pricing", to: "#pricing" },
  { label: "Questions", to: "#questions" },
];

export default function ErpPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero
        align="left"
        title={erp.title}
        lede={erp.lede}
        actions={
          <>
            <ButtonLink kind="primary" to={href("/request-demo")}>
              Request a Demo
            </ButtonLink>
            <ArrowLink to={`${href("/products/veltoerp")}#modules`}>See the six modules</ArrowLink>
          </>
        }
        art={
          <div className="hero__panel stagepanel">
            <Illustration name="erp-dashboard" loading="eager" />
            <Illustration name="stock-alerts-farm" loading="eager" />
          </div>
        }
      />
      <SubNav items={parts} demo={href("/request-demo")} />
      <Section ground="sand" id="modules">
        <JournalRoll {...erp.journal} entries={erp.modules} />
      </Section>
      <Section ground="paper" id="industries">
        <SectionHead title={erp.industries.title} lede={erp.industries.lede} />
        <div className="bento">
          {erp.industries.items.map(({ screens, ...block }) => (
            <ScreenCard
              key={block.title}
              {...block}
              art={screens.map((screen) => <Illustration key={screen} name={screen} />)}
            />
          ))}
        </div>
      </Section>
      <HowPricingWorks ground="sand" />
      <TaxSection product="veltoerp" />
      <Questions title={erp.questions} questions={loaderData.questions} ground="sand" more={erp.more} />
      <CallToAction
        {...erp.close}
        above="sand"
        actions={
          <ButtonLink kind="accent" to={href("/request-demo")}>
            Get Started
          </ButtonLink>
        }
      />
    </>
  );
}
