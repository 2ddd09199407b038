import { catalogue } from "~/catalogue/catalogue";
import { Illustration } from "~/illustrations/illustration";
import { Purchase } from "~/orders/purchase";
import { PurchaseLink } from "~/orders/purchase-link";
import { pageMeta } from "~/seo/meta";
import { product } from "~/seo/structured-data";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { CallToAction } from "~/ui/call-to-action";
import { FeatureGrid } from "~/ui/feature-grid";
import { Picture } from "~/ui/picture";
import { Badge, Price } from "~/ui/price";
import { Section, SectionHead } from "~/ui/section";
import { SpecTable } from "~/ui/spec-table";
import { CarriedStage } from "~/ui/stage";
import type { Route } from "./+types/category";

export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, "").replace(/\/$/, "");
  const hardware = catalogue.find((entry) => entry.path === path);
  if (!hardware) throw new Response("Not Found", { status: 404 });
  return { hardware };
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

export default function CategoryPage({ loaderData: { hardware } }: Route.ComponentProps) {
  const { name, info, close } = hardware;
  return (
    <Purchase machines={[hardware]}>
      {(purchase) => (
        <>
          <section className="hero">
            <div className="wrap">
              <Breadcrumbs
                above={[{ name: "Hardware", to: "/products/hardware" }]}
                current={hardware.family}
              />
              <div className="split buy">
                <div className="buy__art">
                  <CarriedStage path={hardware.path} isOwnPage>
                    <Picture
                      name={hardware.image}
                      sizes="(min-width: 1280px) 736px, (min-width: 1024px) 56vw, calc(100vw - 42px)"
                      loading="eager"
                    />
                  </CarriedStage>
                </div>
                <div className="buy__txt">
                  <h1 className="h1">{name}</h1>
                  <p className="lede">{hardware.lede}</p>
                  <div className="buy__price">
                    <Badge>{hardware.badge}</Badge>
                    <Price amount={hardware.price} />
                  </div>
                  <PurchaseLink kind="primary" wide machine={hardware} onPurchase={purchase}>
                    Purchase Now
                  </PurchaseLink>
                </div>
              </div>
            </div>
          </section>
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
        </>
      )}
    </Purchase>
  );
}
