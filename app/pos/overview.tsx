import { href } from "react-router";
import { catalogue } from "~/catalogue/catalogue";
import { Illustration } from "~/illustrations/illustration";
import { HowPricingWorks } from "~/pricing/section";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { TaxSection } from "~/questions/tax-section";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { TillSection } from "~/till/section";
import { tryTill } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { EditionList } from "~/ui/edition-list";
import { FeatureGrid } from "~/ui/feature-grid";
import { Hero } from "~/ui/hero";
import { Icon } from "~/ui/icon";
import { Section, SectionHead } from "~/ui/section";
import { SubNav } from "~/ui/sub-nav";
import type { Route } from "./+types/overview";
import { CompareEditions } from "./compare-editions";
import { compareEditions } from "./compare-rows.server";
import { CounterHardware } from "./counter-hardware";
import { editions } from "./editions";
import { HalfHour } from "./half-hour";
import { overview } from "./overview-content";
import "./sheet.css";

export function loader() {
  const machines = catalogue.map(({ family, fact, image, path }) => ({ family, fact, image, path }));
  return { machines, comparison: compareEditions(), questions: questionsOn("/products/veltopos") };
}

export function meta() {
  const path = href("/products/veltopos");
  const { description, capabilities, features } = overview;
  const titles = [...capabilities, ...features.items].map(({ title }) => title);
  const jsonLd = softwareApplication({ name: "VeltoPOS", description, path, features: titles });
  return pageMeta({ title: "VeltoPOS", searchTitle: overview.searchTitle, description, path, jsonLd });
}

const parts = [
  { label: "Overview", to: "#main" },
  { label: "Features", to: "#features" },
  { label: "Editions", to: "#editions" },
  { label: "Hardware", to: "#hardware" },
  { label: "Pricing", to: "#pricing" },
  { label: "Questions", to: "#questions" },
];

export default function PosOverview({ loaderData }: Route.ComponentProps) {
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
            <ArrowLink to={href(tryTill.to)}>{tryTill.label}</ArrowLink>
          </>
        }
        art={
          <div className="hero__panel poshero">
            <Illustration name="pos-sale" loading="eager" />
            <Illustration name="receipt" loading="eager" />
          </div>
        }
      />
      <SubNav items={parts} demo={href("/request-demo")} />
      <TillSection />
      <Section ground="paper" id="features">
        <SectionHead title={features.title} lede={features.lede} />
        <FeatureGrid items={capabilities} columns={3} look="ruled" />
        <ul className="also">
          {features.items.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <HalfHour {...halfHour} />
      <Section ground="paper" id="editions">
        <SectionHead title={overview.editions.title} lede={overview.editions.lede} />
        <div>
          <EditionList editions={editions} first="Rental" tone="tint" />
          <div className="served">
            <h3 className="heading-4">{served.title}</h3>
            <ul>
              {served.items.map(({ name, to }) => (
                <li key={name}>{to ? <a href={to}>{name}</a> : name}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <CompareEditions groups={loaderData.comparison} />
      <Section ground="paper" flush id="hardware">
        <CounterHardware {...hardware} machines={loaderData.machines} />
      </Section>
      <HowPricingWorks ground="sand" />
      <TaxSection product="veltopos" />
      <Questions
        title={overview.questions}
        questions={loaderData.questions}
        ground="sand"
        more={overview.more}
      />
      <CallToAction
        {...close}
        above="sand"
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
