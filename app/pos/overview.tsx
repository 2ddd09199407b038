import { href } from "react-router";
import { Illustration } from "~/illustrations/illustration";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { TillSection } from "~/till/section";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { Chips } from "~/ui/chips";
import { EditionList } from "~/ui/edition-list";
import { FeatureGrid } from "~/ui/feature-grid";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import { CounterHardware } from "./counter-hardware";
import { editions } from "./editions";
import { HalfHour } from "./half-hour";
import { overview } from "./overview-content";

export function meta() {
  const path = href("/products/veltopos");
  const { description, capabilities, features } = overview;
  const titles = [...capabilities, ...features.items].map(({ title }) => title);
  const jsonLd = softwareApplication({ name: "VeltoPOS", description, path, features: titles });
  return pageMeta({ title: "VeltoPOS", description, path, jsonLd });
}

export default function PosOverview() {
  const { capabilities, halfHour, features, served, hardware, close } = overview;
  return (
    <>
      <Hero
        align="left"
        title={overview.title}
        lede={overview.lede}
        actions={
          <>
            <ButtonLink kind="primary" to={href("/request-demo")}>
              Request a Demo
            </ButtonLink>
            <ArrowLink to={href("/products/hardware")}>See the hardware</ArrowLink>
          </>
        }
        art={
          <div className="hero__panel poshero">
            <Illustration name="pos-sale" loading="eager" />
            <Illustration name="receipt" loading="eager" />
          </div>
        }
      />
      <Section ground="paper" flush>
        <h2 className="vh">Key capabilities</h2>
        <FeatureGrid items={capabilities} columns={3} look="ruled" />
      </Section>
      <TillSection />
      <HalfHour {...halfHour} />
      <Section ground="sand">
        <SectionHead title={features.title} lede={features.lede} />
        <FeatureGrid items={features.items} columns={3} look="boxed" />
      </Section>
      <Section ground="paper">
        <SectionHead title={overview.editions.title} lede={overview.editions.lede} />
        <EditionList editions={editions} first="Rental" tone="tint" />
        <div className="served">
          <h3 className="h4">{served.title}</h3>
          <Chips items={served.items} />
        </div>
      </Section>
      <Section ground="paper" flush>
        <CounterHardware {...hardware} />
      </Section>
      <CallToAction
        {...close}
        above="paper"
        actions={
          <>
            <ButtonLink kind="accent" to={href("/request-demo")}>
              Request a Demo
            </ButtonLink>
            <ButtonLink kind="line" to={href("/products/hardware")}>
              See the hardware
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
