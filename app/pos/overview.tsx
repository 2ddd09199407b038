import { href } from "react-router";
import { catalogueIn } from "~/catalogue/catalogue.sw";
import { Illustration } from "~/illustrations/illustration";
import { languageOf } from "~/language/language";
import { useLanguage } from "~/language/use-language";
import { HowPricingWorks } from "~/pricing/section";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { TaxSection } from "~/questions/tax-section";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { TillSection } from "~/till/section";
import { tryTill, tryWords } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { partWords } from "~/ui/content.sw";
import { EditionList } from "~/ui/edition-list";
import { FeatureGrid } from "~/ui/feature-grid";
import { Hero } from "~/ui/hero";
import { Icon } from "~/ui/icon";
import { PageLink } from "~/ui/page-link";
import { Section, SectionHead } from "~/ui/section";
import { SubNav } from "~/ui/sub-nav";
import type { Route } from "./+types/overview";
import { CompareEditions } from "./compare-editions";
import { compareEditions } from "./compare-rows.server";
import { CounterHardware } from "./counter-hardware";
import { editionWords } from "./editions.sw";
import { HalfHour } from "./half-hour";
import { overviewWords } from "./overview-content.sw";
import "./sheet.css";

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const machines = catalogueIn[language].map(({ family, fact, image, path }) => ({
    family,
    fact,
    image,
    path,
  }));
  return {
    machines,
    comparison: compareEditions(language),
    questions: questionsOn("/products/veltopos", language),
  };
}

export function meta({ location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const path = href("/products/veltopos");
  const { description, capabilities, features } = overviewWords[language];
  const titles = [...capabilities, ...features.items].map(({ title }) => title);
  const jsonLd = softwareApplication({ name: "VeltoPOS", description, path, features: titles });
  const { searchTitle } = overviewWords[language];
  return pageMeta({ title: "VeltoPOS", searchTitle, description, path, language, jsonLd });
}

export default function PosOverview({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const overview = overviewWords[language];
  const { demo } = partWords[language];
  const { capabilities, halfHour, features, served, hardware, close } = overview;
  const parts = Object.entries(overview.parts).map(([id, label]) => ({
    label,
    to: id === "overview" ? "#main" : `#${id}`,
  }));
  return (
    <>
      <Hero
        align="left"
        title={overview.title}
        lede={overview.lede}
        actions={
          <>
            <ButtonLink kind="primary" to={href("/request-demo")}>
              {demo}
            </ButtonLink>
            <ArrowLink to={href(tryTill.to)}>{tryWords[language]}</ArrowLink>
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
          <EditionList editions={editionWords[language]} first="/products/veltopos/rental" tone="tint" />
          <div className="served">
            <h3 className="heading-4">{served.title}</h3>
            <ul>
              {served.items.map(({ name, to }) => (
                <li key={name}>{to ? <PageLink to={to}>{name}</PageLink> : name}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <CompareEditions groups={loaderData.comparison} />
      <Section ground="paper" flush id="hardware">
        <CounterHardware {...hardware} machines={loaderData.machines} all={overview.seeAllHardware} />
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
              {demo}
            </ButtonLink>
            <ButtonLink kind="line" to={href("/products/hardware")}>
              {overview.seeHardware}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
