import { catalogueIn } from "~/catalogue/catalogue.sw";
import { asMachine } from "~/catalogue/machine";
import { languageOf } from "~/language/language";
import { useWords } from "~/language/use-language";
import { Order } from "~/orders/order-dialogs";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { product } from "~/seo/structured-data";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { ClosingCall } from "~/ui/call-to-action";
import type { Route } from "./+types/lineup";
import { Care } from "./care";
import { Compare } from "./compare";
import { compareMachines } from "./compare-rows";
import { lineupWords, machineLinkWords } from "./content.sw";
import { Counter } from "./counter/counter";
import { readCounter } from "./counter/counter-address";
import { MachineCard } from "./machine-card";
import "./sheet.css";

export const handle = { limit: "order" } satisfies RouteFacts;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  return {
    machines: catalogueIn[language].map((entry) => ({ ...asMachine(entry), alt: entry.views[0].alt })),
    comparison: compareMachines(language),
    counter: readCounter(url.searchParams),
    questions: questionsOn("/products/hardware", language),
  };
}

export { orderAction as action } from "~/orders/order-action.server";
export { keepAfterOrder as shouldRevalidate, sendOrder as clientAction } from "~/orders/order-send";

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({
    ...lineupWords[language].meta,
    language,
    jsonLd: loaderData.machines.map((machine) => product(machine, language)),
  });
}

export default function LineupPage({ loaderData }: Route.ComponentProps) {
  const lineup = useWords(lineupWords);
  const { action, closing } = lineup;
  return (
    <>
      <section className="hero hw-hero">
        <div className="wrap head">
          <h1 className="heading-1">{lineup.title}</h1>
          <div className="hw-intro">
            <p className="mute">{lineup.lede}</p>
            <div className="row row--link">
              <ButtonLink kind="primary" to={action.to}>
                {action.label}
              </ButtonLink>
              <ArrowLink to="#counter">{lineup.toCounter}</ArrowLink>
            </div>
          </div>
        </div>
      </section>
      <Order machines={loaderData.machines}>
        {(order, buySeveral) => (
          <>
            <section className="section section--flush">
              <div className="wrap">
                <h2 className="visually-hidden">{lineup.machines}</h2>
                <div className="hw">
                  {loaderData.machines.map((machine, index) => (
                    <MachineCard
                      key={machine.id}
                      machine={machine}
                      loading={index === 0 ? "eager" : "lazy"}
                      onBuy={order}
                    />
                  ))}
                </div>
              </div>
            </section>
            <Compare machines={loaderData.machines} rows={loaderData.comparison} />
            <Counter start={loaderData.counter} onOrder={buySeveral} />
          </>
        )}
      </Order>
      <Care {...lineup.care} />
      <Questions
        title={lineup.questions}
        questions={loaderData.questions}
        ground="paper"
        more={useWords(machineLinkWords)}
      />
      <ClosingCall {...closing} above="paper" />
    </>
  );
}
