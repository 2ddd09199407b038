import { linesTotal, quantityOf } from "~/catalogue/lines";
import { machines } from "~/catalogue/machines";
import { formatCents } from "~/money/format";
import { editions } from "~/pos/editions";
import { Icon } from "~/ui/icon";
import { inSentence } from "~/words";
import { linesToBuy, readChoice } from "./choice";
import { estimate } from "./content";

const texts = estimate.trades;

/** What a first counter of each trade comes to. */
export function TradeSums() {
  const [trade, list, sum] = texts.columns;
  return (
    <table className="est-sums">
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{trade}</th>
          <th scope="col">{list}</th>
          <th scope="col">{sum}</th>
        </tr>
      </thead>
      <tbody>
        {editions.map(({ slug, trade, icon }) => {
          const lines = linesToBuy(readChoice(new URLSearchParams({ trade: slug })));
          const bought = machines.filter(({ id }) => quantityOf(lines, id) > 0);
          return (
            <tr key={slug}>
              <th scope="row">
                <a href={`?trade=${slug}#sum`}>
                  <Icon name={icon} /> {trade}
                </a>
              </th>
              <td>
                {bought
                  .map(
                    ({ id, name }) =>
                      `${quantityOf(lines, id)} ${inSentence(name)}${quantityOf(lines, id) > 1 ? "s" : ""}`,
                  )
                  .join(", ")}
              </td>
              <td>{formatCents(linesTotal(lines))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
