import { Illustration } from "~/illustrations/illustration";
import type { PageHandle } from "~/page-handle";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { tryTill } from "~/till/try-link";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { ScreenCard } from "~/ui/card";
import { CheckList } from "~/ui/check-list";
import { Hero } from "~/ui/hero";
import { Icon } from "~/ui/icon";
import { Section, SectionHead } from "~/ui/section";
import type { Route } from "./+types/mpesa";
import { CaseTable } from "./case-table";
import { mpesa } from "./mpesa-content";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return { questions: questionsOn("/mpesa-pos", "en") };
}

export function meta() {
  return pageMeta(mpesa.meta);
}

export default function MpesaPage({ loaderData }: Route.ComponentProps) {
  const { hero, steps, ways, offline, bill, evening, need, ask, more, closing } = mpesa;
  return (
    <>
      <Hero
        align="left"
        {...hero}
        actions={
          <>
            <ButtonLink kind="primary" to={tryTill.to}>
              {tryTill.label}
            </ButtonLink>
            <ArrowLink to="#ask">{ask.title}</ArrowLink>
          </>
        }
        art={
          <div className="guide-art guide-art--phone">
            <Illustration name="mpesa-prompt" loading="eager" />
            <Illustration name="receipt" loading="eager" />
          </div>
        }
      />
      <section className="section on-night pay-moments">
        <div className="wrap">
          <h2 className="heading-2">{steps.title}</h2>
          <ol>
            {steps.list.map(({ who, title, text }) => (
              <li key={title}>
                <small>{who}</small>
                <h3 className="heading-3">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Section ground="paper" id="ways">
        <SectionHead title={ways.title} lede={ways.lede} />
        <CaseTable {...ways} />
        <p className="guide-note">{ways.note}</p>
      </Section>
      <Section ground="paper" id="offline" flush>
        <div className="split">
          <div className="guide-half">
            <h2 className="heading-2">{offline.title}</h2>
            <p>{offline.text}</p>
            <ArrowLink to={offline.link.to}>{offline.link.label}</ArrowLink>
          </div>
          <div className="guide-screen">
            <Illustration name="offline-sync" />
          </div>
        </div>
      </Section>
      <Section ground="paper" flush>
        <div className="guide-pair">
          <ScreenCard
            tint="acacia"
            fit="fit"
            {...bill}
            level={2}
            art={<Illustration name="split-payment" />}
          />
          <ScreenCard
            tint="marigold"
            fit="fit"
            {...evening}
            level={2}
            art={<Illustration name="cash-up" />}
          />
        </div>
      </Section>
      <Section ground="sand" id="ask">
        <div className="needs">
          <div>
            <h2 className="heading-3">{need.title}</h2>
            <CheckList items={need.items} />
            <ArrowLink to={need.link.to}>{need.link.label}</ArrowLink>
          </div>
          <div>
            <h2 className="heading-3">{ask.title}</h2>
            <p>{ask.lede}</p>
            <ul className="asked">
              {ask.items.map((item) => (
                <li key={item}>
                  <Icon name="circle-question-mark" size="s" />
                  {item}
                </li>
              ))}
            </ul>
            <ArrowLink to={ask.link.to}>{ask.link.label}</ArrowLink>
          </div>
        </div>
      </Section>
      <Questions title={mpesa.questions} questions={loaderData.questions} ground="paper" />
      <Section ground="paper" flush>
        <ul className="guide-links">
          {more.map(({ label, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall {...closing} above="paper" />
    </>
  );
}
