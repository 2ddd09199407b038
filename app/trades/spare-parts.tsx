import { linesTotal } from "~/catalogue/lines";
import { counterOf } from "~/hardware/counter/counter-address";
import { Illustration } from "~/illustrations/illustration";
import type { PageHandle } from "~/page-handle";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { tryTill } from "~/till/try-link";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { CheckList } from "~/ui/check-list";
import { Hero } from "~/ui/hero";
import { Price } from "~/ui/price";
import { Section, SectionHead } from "~/ui/section";
import type { Route } from "./+types/spare-parts";
import { spareParts } from "./spare-parts-content";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return { questions: questionsOn("/products/veltopos/spare-parts", "en") };
}

export function meta() {
  return pageMeta(spareParts.meta);
}

export default function SparePartsPage({ loaderData }: Route.ComponentProps) {
  const { meta, hero, bins, shelf, counter, workshop, closing } = spareParts;
  return (
    <>
      <Hero
        align="left"
        crumbs={<Breadcrumbs above={[{ name: "VeltoPOS", to: "/products/veltopos" }]} current={meta.crumb} />}
        title={hero.title}
        lede={hero.lede}
        actions={
          <>
            <ButtonLink kind="primary" to={hero.demo.to}>
              {hero.demo.label}
            </ButtonLink>
            <ArrowLink to={tryTill.to}>{tryTill.label}</ArrowLink>
          </>
        }
        art={
          <div className="trade-art">
            <Illustration name="part-card" loading="eager" />
          </div>
        }
      />
      <Section ground="sand" id="features">
        <SectionHead title={bins.title} lede={bins.lede} />
        <ul className="bins">
          {bins.labels.map(({ part, text }) => (
            <li key={part}>
              <h3 className="heading-4">{part}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="paper">
        <div className="split">
          <div className="trade-screen">
            <Illustration name={shelf.screen} />
          </div>
          <div className="trade-half">
            <h2 className="heading-2">{shelf.title}</h2>
            <p>{shelf.text}</p>
            <CheckList items={shelf.points} />
          </div>
        </div>
      </Section>
      <Section ground="paper" flush>
        <div className="trade-sum">
          <div>
            <h2 className="heading-3">{counter.title}</h2>
            <p>{counter.text}</p>
          </div>
          <Price amount={linesTotal(counterOf("retail").lines)} />
          <ArrowLink to={counter.link.to}>{counter.link.label}</ArrowLink>
        </div>
      </Section>
      <Section ground="paper" flush>
        <div className="split two">
          <h2 className="heading-2">{workshop.title}</h2>
          <div className="trade-text">
            <p className="lede">{workshop.text}</p>
            {workshop.links.map(({ label, to }) => (
              <ArrowLink key={to} to={to}>
                {label}
              </ArrowLink>
            ))}
          </div>
        </div>
      </Section>
      <Questions title={spareParts.questions} questions={loaderData.questions} ground="sand" />
      <ClosingCall {...closing} above="sand" />
    </>
  );
}
