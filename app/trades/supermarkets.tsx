import { Illustration } from "~/illustrations/illustration";
import type { PageHandle } from "~/page-handle";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { tryTill } from "~/till/try-link";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { ScreenCard } from "~/ui/card";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import type { Route } from "./+types/supermarkets";
import { Lanes } from "./lanes";
import { supermarkets } from "./supermarkets-content";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return { questions: questionsOn("/products/veltopos/supermarkets", "en") };
}

export function meta() {
  return pageMeta(supermarkets.meta);
}

export default function SupermarketsPage({ loaderData }: Route.ComponentProps) {
  const { meta, hero, lanes, trolley, close, honest, closing } = supermarkets;
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
      />
      <Section ground="paper" id="tills" flush>
        <SectionHead title={lanes.title} lede={lanes.lede} />
        <Lanes {...lanes} />
      </Section>
      <section className="section sand trolley" id="features">
        <div className="wrap split">
          <div className="trolley__steps">
            <h2 className="heading-2">{trolley.title}</h2>
            <dl>
              {trolley.list.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="trolley__screen">
            <Illustration name={trolley.screen} />
          </div>
        </div>
      </section>
      <Section ground="paper">
        <div className="trade-pair">
          {close.map(({ screen, ...card }) => (
            <ScreenCard key={card.title} {...card} fit="fit" level={2} art={<Illustration name={screen} />} />
          ))}
        </div>
      </Section>
      <Section ground="paper" flush>
        <div className="split two">
          <h2 className="heading-2">{honest.title}</h2>
          <div className="trade-text">
            <ul className="honest">
              {honest.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            {honest.links.map(({ label, to }) => (
              <ArrowLink key={to} to={to}>
                {label}
              </ArrowLink>
            ))}
          </div>
        </div>
      </Section>
      <Questions title={supermarkets.questions} questions={loaderData.questions} ground="sand" />
      <ClosingCall {...closing} above="sand" />
    </>
  );
}
