import { href } from "react-router";
import { Illustration } from "~/illustrations/illustration";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { ScreenCard } from "~/ui/card";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import { erp } from "./content";
import { JournalRoll } from "./journal-roll";

export function meta() {
  const path = href("/products/veltoerp");
  const { description } = erp;
  const features = erp.modules.map(({ title }) => title);
  const jsonLd = softwareApplication({ name: "VeltoERP", description, path, features });
  return pageMeta({ title: "VeltoERP", description, path, jsonLd });
}

export default function ErpPage() {
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
      <Section ground="sand" id="modules">
        <JournalRoll {...erp.journal} entries={erp.modules} />
      </Section>
      <Section ground="paper">
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
      <CallToAction
        {...erp.close}
        above="paper"
        actions={
          <ButtonLink kind="accent" to={href("/request-demo")}>
            Get Started
          </ButtonLink>
        }
      />
    </>
  );
}
