import { linesQuery } from "~/catalogue/lines";
import { counterAddress } from "~/hardware/counter/counter-address";
import { siteUrl } from "~/seo/site-url";
import { ArrowLink, ButtonLink } from "~/ui/button";
import { PrintButton } from "~/ui/print-button";
import { type Choice, choiceQuery, linesToBuy } from "./choice";
import { estimate } from "./content";

const texts = estimate.acts;

/** Where a sum leads: the order, a quotation, the demo, single machines, paper. */
export function Acts({ choice }: { choice: Choice }) {
  const { trade, shops, tills } = choice;
  const lines = linesToBuy(choice);
  const software = `/request-demo?about=pricing&edition=${trade}&branches=${shops}&tills=${tills}`;
  return (
    <div className="ctr__act">
      {lines.length > 0 && (
        <>
          <ButtonLink kind="primary" to={`/products/hardware/order?${linesQuery(lines)}`}>
            {texts.order}
          </ButtonLink>
          <ButtonLink kind="line" to={`/products/hardware/quotation?${linesQuery(lines)}`}>
            {texts.quotation}
          </ButtonLink>
        </>
      )}
      <ButtonLink kind={lines.length > 0 ? "line" : "primary"} to={software}>
        {texts.software}
      </ButtonLink>
      <ArrowLink to={`/products/hardware${counterAddress({ trade, lines })}`}>{texts.change}</ArrowLink>
      <PrintButton kind="line">{texts.print}</PrintButton>
      <p className="est__address">
        {texts.address} {siteUrl("/pricing")}?{choiceQuery(choice)}
      </p>
    </div>
  );
}
