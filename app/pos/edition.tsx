import { href } from "react-router";
import { Illustration } from "~/illustrations/illustration";
import { pageMeta } from "~/seo/meta";
import { softwareApplication } from "~/seo/structured-data";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { ScreenCard } from "~/ui/card";
import { Chips } from "~/ui/chips";
import { FeatureGrid } from "~/ui/feature-grid";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import type { EditionPage } from "./edition-content";
import { EditionExtra } from "./edition-extra";
import { editionPages } from "./edition-pages.server";
import { EditionScreens } from "./edition-screens";
import { FeatureTabs } from "./feature-tabs";

/** The address says which edition; its content comes as data, so no bundle carries all five. */
export function loader({ url }: { url: URL }): EditionPage {
  const slug = url.pathname.replace(/\/$/, "").split("/").at(-1);
  const page = editionPages.find((one) => one.slug === slug);
  if (!page) throw new Response("Not found", { status: 404 });
  return page;
}

export function meta({ loaderData }: { loaderData?: EditionPage }) {
  if (!loaderData) return [];
  const { slug, name, title, description, highlights } = loaderData;
  const path = `${href("/products/veltopos")}/${slug}`;
  const features = highlights.map((highlight) => highlight.title);
  const jsonLd = softwareApplication({ name: title, description, path, features });
  return pageMeta({ title, crumb: name, description, path, jsonLd });
}

export default function EditionRoute({ loaderData: edition }: { loaderData: EditionPage }) {
  const { name, title, lede, highlights, tabs, cards, extras, loyalty, close } = edition;
  const demo = `${href("/request-demo")}?edition=${edition.slug}`;
  return (
    <>
      <Hero
        align="left"
        crumbs={<Breadcrumbs above={[{ name: "VeltoPOS", to: href("/products/veltopos") }]} current={name} />}
        title={title}
        lede={lede}
        actions={
          <>
            <ButtonLink kind="primary" to={demo}>
              Request a Demo
            </ButtonLink>
            <ArrowLink to={href("/products/hardware")}>See the hardware</ArrowLink>
          </>
        }
        art={<EditionScreens {...edition.hero} />}
      />
      <Section ground="paper" flush>
        <h2 className="vh">Highlights</h2>
        <FeatureGrid items={highlights} columns={3} look="ruled" />
      </Section>
      <Section ground="sand">
        <FeatureTabs tabs={tabs} />
      </Section>
      <Section ground="paper">
        <SectionHead title={cards.title} lede={cards.lede} />
        <div className="quad">
          {cards.items.map(({ screens, ...card }) => (
            <ScreenCard
              key={card.title}
              {...card}
              art={screens.map((screen) => <Illustration key={screen} name={screen} label="decorative" />)}
            />
          ))}
        </div>
      </Section>
      {extras.map((extra) => (
        <EditionExtra key={extra.title} {...extra} />
      ))}
      <Section ground="paper" flush={extras.at(-1)?.kind === "panel"}>
        <div className="split loyal">
          <div className="loyal__txt">
            <h2 className="h2">Customer loyalty</h2>
            <p className="lede">{loyalty.text}</p>
            <Chips items={loyalty.tiles} />
          </div>
          <div className="loyal__art">
            <Illustration name="loyalty" label="decorative" flat />
          </div>
        </div>
      </Section>
      <CallToAction
        {...close}
        above="paper"
        actions={
          <>
            <ButtonLink kind="accent" to={demo}>
              Request a Demo
            </ButtonLink>
            <ButtonLink kind="line" to={href("/contact")}>
              Contact us
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
