import { TapeLines } from "~/hardware/counter/roll";
import { formatCents } from "~/money/format";
import { editions } from "~/pos/editions";
import type { SoftwarePrice } from "~/pricing/software-prices";
import { type Choice, linesToBuy } from "./choice";
import { estimate } from "./content";
import { softwareLines } from "./software-lines";

const texts = estimate.roll;

/** What the machines come to, printed; and what is not in the sum, on the same paper. */
export function Slip({ choice, prices }: { choice: Choice; prices: readonly SoftwarePrice[] }) {
  const { trade, shops, tills } = choice;
  const lines = linesToBuy(choice);
  const name = editions.find(({ slug }) => slug === trade)?.trade;
  return (
    <div className="tape">
      <div className="tape__slot" />
      <div className="tape__paper">
        <div className="tape__head">
          <h2>{texts.title}</h2>
          <span>
            {name}, {texts.shops(shops)}, {texts.tills(tills)}
          </span>
        </div>
        {lines.length > 0 ? <TapeLines lines={lines} /> : <p className="tape__empty">{texts.empty}</p>}
        <p className="est__apart">{texts.apart}</p>
        <dl className="est__apart-list">
          {apartOf(choice, prices).map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>{line.is}</dd>
            </div>
          ))}
        </dl>
        <div className="tear tear--under" />
      </div>
    </div>
  );
}

/** The software has its price there once it is published. */
function apartOf(choice: Choice, prices: readonly SoftwarePrice[]) {
  const software = softwareLines(prices, choice).map(({ name, amount }) => ({
    name,
    is: formatCents(amount),
  }));
  if (software.length === 0) return estimate.apart;
  return [...software, ...estimate.apart.filter(({ name }) => name !== "VeltoPOS")];
}
