import { useState } from "react";
import { catalogueIn } from "~/catalogue/catalogue.sw";
import { asMachine } from "~/catalogue/machine";
import { Illustration } from "~/illustrations/illustration";
import { englishPath, languageOf } from "~/language/language";
import { useWords } from "~/language/use-language";
import { BuyLink } from "~/orders/buy-link";
import { Order } from "~/orders/order-dialogs";
import { beforeBuying, questionsOf } from "~/questions/on-page";
import { Questions } from "~/questions/section";
import type { RouteFacts } from "~/route-facts";
import { pageMeta } from "~/seo/meta";
import { product } from "~/seo/structured-data";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { FeatureGrid } from "~/ui/feature-grid";
import { Section, SectionHead } from "~/ui/section";
import { SpecTable } from "~/ui/spec-table";
import type { Route } from "./+types/category";
import { Buy } from "./buy";
import { BuyBar } from "./buy-bar";
import { categoryWords, machineLinkWords } from "./content.sw";
import { EnlargedPictures } from "./gallery/gallery";
import { GoesWith } from "./goes-with";
import "./sheet.css";

export const handle = { limit: "order" } satisfies RouteFacts;

export function loader({ url }: Route.LoaderArgs) {
  const path = englishPath(url.pathname).replace(/\/$/, "");
  const language = languageOf(url.pathname);
  const catalogue = catalogueIn[language];
  const hardware = catalogue.find((entry) => entry.path === path);
  if (!hardware) throw new Response("Not Found", { status: 404 });
  return {
    hardware,
    others: catalogue.filter((entry) => entry !== hardware).map(asMachine),
    questions: questionsOf([...beforeBuying, ...hardware.questions], language),
  };
}

export { orderAction as action } from "~/orders/order-action.server";
export { keepAfterOrder as shouldRevalidate, sendOrder as clientAction } from "~/orders/order-send";

export function meta({ loaderData: { hardware }, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const texts = categoryWords[language];
  return pageMeta({
    title: texts.title(hardware.name),
    searchTitle: texts.searchTitle(hardware),
    crumb: hardware.family,
    description: `${hardware.description} ${texts.ordering}`,
    path: hardware.path,
    language,
    jsonLd: product(hardware, language),
  });
}

/** Each machine has a page of its own: nothing chosen on one is taken along to the next. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <MachinePage key={loaderData.hardware.id} {...loaderData} />;
}

function MachinePage({ hardware, others, questions }: Route.ComponentProps["loaderData"]) {
  const { name, info, close } = hardware;
  const category = useWords(categoryWords);
  const links = useWords(machineLinkWords);
  const [quantity, setQuantity] = useState<number>();
  return (
    <Order machines={[hardware]} quantity={quantity}>
      {(order) => (
        <>
          <Buy hardware={hardware} quantity={quantity} onQuantity={setQuantity} onBuy={order} />
          <section className="section section--flush">
            <div className="wrap split two">
              <h2 className="heading-2">{category.specs}</h2>
              <SpecTable caption={category.specsOf(name)} specs={hardware.specs} />
            </div>
          </section>
          <Section ground="sand">
            <SectionHead title={category.features} />
            <FeatureGrid items={hardware.features} columns={3} look="boxed" />
          </Section>
          <section className="section">
            <div className="wrap split">
              <div className="info__txt">
                <h2 className="heading-2">{info.title}</h2>
                <p className="lede">{info.text}</p>
                <ArrowLink to={info.link.to}>{info.link.label}</ArrowLink>
              </div>
              <div className="info__art panel">
                <Illustration name={info.screen} />
              </div>
            </div>
          </section>
          <Questions title={category.questions} questions={questions} ground="sand" more={links} />
          <GoesWith machines={others} />
          <CallToAction
            title={close.title}
            text={close.text}
            above="paper"
            actions={
              <>
                <BuyLink kind="accent" machine={hardware} onBuy={order}>
                  {category.order}
                </BuyLink>
                <ButtonLink kind="line" to={`/contact?about=${hardware.id}`}>
                  {category.sales}
                </ButtonLink>
              </>
            }
          />
          <EnlargedPictures machine={hardware} />
          <BuyBar machine={hardware} quantity={quantity} onQuantity={setQuantity} onBuy={order} />
        </>
      )}
    </Order>
  );
}
