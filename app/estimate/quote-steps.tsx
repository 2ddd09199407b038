import { formatCents } from "~/money/format";
import { pricing } from "~/pricing/content";
import type { SoftwarePrice } from "~/pricing/software-prices";
import { estimate } from "./content";
import { priceWords } from "./software-lines";

const { quote } = estimate;

/** What the price of the software depends on, and the way to it; the prices themselves once they are published. */
export function QuoteSteps({ prices }: { prices: readonly SoftwarePrice[] }) {
  return (
    <div className="split two est-quote">
      <div>
        {prices.length > 0 && <PriceList prices={prices} />}
        <p>{quote.depends}</p>
        <dl>
          {pricing.depends.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ol className="est-steps">
        {quote.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="heading-4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PriceList({ prices }: { prices: readonly SoftwarePrice[] }) {
  return (
    <>
      <h3 className="heading-4">{quote.prices}</h3>
      <ul className="est-prices">
        {prices.map((price) => (
          <li key={priceWords(price)}>
            {priceWords(price)} <b>{formatCents(price.amount)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
