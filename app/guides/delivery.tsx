import { DeliveryNote } from "~/orders/delivery-note";
import type { PageHandle } from "~/page-handle";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { CheckList } from "~/ui/check-list";
import { Hero } from "~/ui/hero";
import { Section, SectionHead } from "~/ui/section";
import type { Route } from "./+types/delivery";
import { CaseTable } from "./case-table";
import { delivery } from "./delivery-content";
import { DeliverySlip } from "./delivery-slip";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function loader() {
  return { questions: questionsOn("/delivery-warranty-returns", "en") };
}

export function meta() {
  return pageMeta(delivery.meta);
}

export default function DeliveryPage({ loaderData }: Route.ComponentProps) {
  const { hero, slip, way, back, warranty, closing } = delivery;
  return (
    <>
      <Hero align="left" {...hero} art={<DeliverySlip {...slip} />} />
      <Section ground="sand" id="delivery">
        <SectionHead title={way.title} lede={way.lede} />
        <ol className="delivery-way">
          {way.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="heading-4">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <DeliveryNote />
        <p className="guide-note">
          {way.late} <ArrowLink to={way.find.to}>{way.find.label}</ArrowLink>
        </p>
      </Section>
      <Section ground="paper" id="returns">
        <SectionHead title={back.title} lede={back.lede} />
        <CaseTable {...back} />
        <p className="guide-note">{back.note}</p>
      </Section>
      <Section ground="paper" id="warranty" flush>
        <SectionHead title={warranty.title} lede={warranty.lede} />
        <div className="warranty">
          <div>
            <h3 className="heading-4">{warranty.not.title}</h3>
            <ul className="crosses">
              {warranty.not.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="heading-4">{warranty.claim.title}</h3>
            <CheckList items={warranty.claim.items} />
          </div>
          <div className="warranty__call">
            <h3 className="heading-3">{warranty.call.title}</h3>
            <p>{warranty.call.text}</p>
          </div>
        </div>
        <p className="guide-note">
          {warranty.more} <ArrowLink to={warranty.look.to}>{warranty.look.label}</ArrowLink>{" "}
          <ArrowLink to={warranty.terms.to}>{warranty.terms.label}</ArrowLink>
        </p>
      </Section>
      <Questions title={delivery.questions} questions={loaderData.questions} ground="sand" />
      <ClosingCall {...closing} above="sand" />
    </>
  );
}
