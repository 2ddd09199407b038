import { Illustration } from "~/illustrations/illustration";
import type { PageHandle } from "~/page-handle";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { CheckList } from "~/ui/check-list";
import { Hero } from "~/ui/hero";
import { Icon } from "~/ui/icon";
import { Section, SectionHead } from "~/ui/section";
import type { Route } from "./+types/etims";
import { CaseTable } from "./case-table";
import { etims } from "./etims-content";
import { TaxLetters } from "./tax-letters";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return { questions: questionsOn("/etims", "en") };
}

export function meta() {
  return pageMeta(etims.meta);
}

export default function EtimsPage({ loaderData }: Route.ComponentProps) {
  const { hero, why, letters, routes, today, ask, machines, read, closing } = etims;
  return (
    <>
      <Hero
        align="left"
        {...hero}
        actions={<ArrowLink to="#ask">{ask.title}</ArrowLink>}
        art={
          <div className="guide-art guide-art--receipt">
            <Illustration name="receipt" loading="eager" />
          </div>
        }
      />
      <Section ground="paper" flush>
        <div className="split two">
          <h2 className="heading-2">{why.title}</h2>
          <p className="lede">{why.text}</p>
        </div>
      </Section>
      <Section ground="sand" id="letters">
        <SectionHead title={letters.title} lede={letters.lede} />
        <TaxLetters {...letters} />
      </Section>
      <Section ground="paper" id="ways">
        <SectionHead title={routes.title} lede={routes.lede} />
        <CaseTable {...routes} />
        <p className="guide-note">{routes.note}</p>
      </Section>
      <Section ground="paper" id="today" flush>
        <SectionHead title={today.title} lede={today.text} />
        <div className="tax-today">
          {today.products.map(({ name, to, items }) => (
            <div key={name}>
              <h3 className="heading-3">
                <a href={to}>{name}</a>
              </h3>
              <CheckList items={items} />
            </div>
          ))}
        </div>
      </Section>
      <section className="section on-night tax-ask" id="ask">
        <div className="wrap split two">
          <div>
            <h2 className="heading-2">{ask.title}</h2>
            <p>{ask.lede}</p>
            <ArrowLink to={ask.link.to}>{ask.link.label}</ArrowLink>
          </div>
          <ul className="tax-ask__list">
            {ask.items.map((item) => (
              <li key={item}>
                <Icon name="circle-question-mark" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section ground="paper">
        <div className="split two">
          <h2 className="heading-2">{machines.title}</h2>
          <div className="guide-text">
            <p>{machines.text}</p>
            <ArrowLink to={machines.link.to}>{machines.link.label}</ArrowLink>
            {read.links.map(({ label, to }) => (
              <ArrowLink key={to} to={to}>
                {label}
              </ArrowLink>
            ))}
          </div>
        </div>
      </Section>
      <Questions title={etims.questions} questions={loaderData.questions} ground="sand" />
      <ClosingCall {...closing} above="sand" />
    </>
  );
}
