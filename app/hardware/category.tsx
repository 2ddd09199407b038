import { useState } from "react";
import { catalogue } from "~/catalogue/catalogue";
import { asMachine } from "~/catalogue/machine";
import { Illustration } from "~/illustrations/illustration";
import { Purchase } from "~/orders/purchase";
import { PurchaseLink } from "~/orders/purchase-link";
import { questionsOn } from "~/questions/on-page";
import { Questions } from "~/questions/section";
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
import { category } from "./content";
import { EnlargedPictures } from "./gallery/gallery";
import { GoesWith } from "./goes-with";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/\/$/, "");
  const hardware = catalogue.find((entry) => entry.path === path);
  if (!hardware) throw new Response("Not Found", { status: 404 });
  return {
    hardware,
    others: catalogue.filter((entry) => entry !== hardware).map(asMachine),
    questions: questionsOn(hardware.path),
  };
}

export { orderAction as action } from "~/orders/order-action.server";
export { keepAfterOrder as shouldRevalidate, sendOrder as clientAction } from "~/orders/order-send";

export function meta({ loaderData: { hardware } }: Route.MetaArgs) {
  return pageMeta({
    title: `${hardware.name} for VeltoPOS`,
    crumb: hardware.family,
    description: `${hardware.description} Ordered online and delivered in Kenya.`,
    path: hardware.path,
    jsonLd: product(hardware),
  });
}

/** Each machine has a page of its own: nothing chosen on one is taken along to the next. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <MachinePage key={loaderData.hardware.id} {...loaderData} />;
}

function MachinePage({ hardware, others, questions }: Route.ComponentProps["loaderData"]) {
  const { name, info, close } = hardware;
  const [quantity, setQuantity] = useState<number>();
  return (
    <Purchase machines={[hardware]} quantity={quantity}>
      {(purchase) => (
        <>
          <Buy hardware={hardware} quantity={quantity} onQuantity={setQuantity} onPurchase={purchase} />
          <section className="section section--flush">
            <div className="wrap split two">
              <h2 className="h2">Technical specifications</h2>
              <SpecTable caption={`Technical specifications of the ${name}`} specs={hardware.specs} />
            </div>
          </section>
          <Section ground="sand">
            <SectionHead title="Key features" />
            <FeatureGrid items={hardware.features} columns={3} look="boxed" />
          </Section>
          <section className="section">
            <div className="wrap split">
              <div className="info__txt">
                <h2 className="h2">{info.title}</h2>
                <p className="lede">{info.text}</p>
                <ArrowLink to={info.link.to}>{info.link.label}</ArrowLink>
              </div>
              <div className="info__art panel">
                <Illustration name={info.screen} />
              </div>
            </div>
          </section>
          <Questions title={category.questions} questions={questions} ground="sand" />
          <GoesWith machines={others} />
          <CallToAction
            title={close.title}
            text={close.text}
            above="paper"
            actions={
              <>
                <PurchaseLink kind="accent" machine={hardware} onPurchase={purchase}>
                  Purchase Now
                </PurchaseLink>
                <ButtonLink kind="line" to={`/contact?about=${hardware.id}`}>
                  Contact Sales
                </ButtonLink>
              </>
            }
          />
          <EnlargedPictures machine={hardware} />
          <BuyBar machine={hardware} quantity={quantity} onQuantity={setQuantity} onPurchase={purchase} />
        </>
      )}
    </Purchase>
  );
}
