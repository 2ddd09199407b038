import { catalogue } from "~/catalogue/catalogue";
import type { PageHandle } from "~/page-handle";
import { pageMeta } from "~/seo/meta";
import { ClosingCall } from "~/ui/call-to-action";
import { Hero } from "~/ui/hero";
import { Section } from "~/ui/section";
import type { Route } from "./+types/page";
import { products } from "./content";
import { HardwareFamilies } from "./hardware-families";
import { ErpCard, PosCard } from "./software-cards";
import "./sheet.css";

export const handle: PageHandle = { kind: "reading" };

export function meta() {
  return pageMeta(products.meta);
}

/** By loader, so that the browser gets four lines of the catalogue and not the whole. */
export function loader() {
  return catalogue.map(({ family, image, path, price }) => ({ family, image, path, price }));
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { hero, erp, pos, hardware, closing } = products;
  return (
    <>
      <Hero align="left" title={hero.title} lede={hero.lede} />
      <Section ground="paper" flush>
        <div className="prods">
          <ErpCard {...erp} />
          <PosCard {...pos} />
        </div>
        <HardwareFamilies {...hardware} families={loaderData} />
      </Section>
      <ClosingCall {...closing} above="paper" />
    </>
  );
}
