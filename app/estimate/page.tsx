import { softwarePrices } from "~/pricing/software-prices";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import { pageMeta } from "~/seo/meta";
import { ArrowLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import { FeatureGrid } from "~/ui/feature-grid";
import { Section, SectionHead } from "~/ui/section";
import type { Route } from "./+types/page";
import { readChoice } from "./choice";
import { estimate } from "./content";
import { Estimate } from "./estimate";
import { QuoteSteps } from "./quote-steps";
import { TradeSums } from "./trade-sums";
import "./sheet.css";

/** Built for one shop; with a choice in its address it is rendered. */
export function loader({ url }: Route.LoaderArgs) {
  return { choice: readChoice(url.searchParams), questions: questionsOn("/pricing", "en") };
}

export function meta() {
  return pageMeta(estimate.meta);
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const { trades, extra, quote, closing } = estimate;
  return (
    <>
      <section className="hero est-hero">
        <div className="wrap head">
          <h1 className="heading-1">{estimate.title}</h1>
          <p>{estimate.lede}</p>
        </div>
      </section>
      <section className="section section--flush" id="sum" aria-label={estimate.form.label}>
        <div className="wrap">
          <Estimate start={loaderData.choice} prices={softwarePrices} />
        </div>
      </section>
      <Section ground="sand" id="trades">
        <SectionHead title={trades.title} lede={trades.lede} />
        <TradeSums />
      </Section>
      <Section ground="paper" id="extra">
        <SectionHead title={extra.title} lede={extra.lede} />
        <FeatureGrid items={extra.items} columns={4} look="ruled" />
        <ArrowLink to={extra.more.to}>{extra.more.label}</ArrowLink>
      </Section>
      <Section ground="paper" id="software" flush>
        <SectionHead title={quote.title} />
        <QuoteSteps prices={softwarePrices} />
      </Section>
      <Questions title={estimate.questions} questions={loaderData.questions} ground="sand" />
      <ClosingCall {...closing} above="sand" />
    </>
  );
}
