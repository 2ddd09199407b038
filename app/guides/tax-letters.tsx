import { amountText, formatCents } from "~/money/format";
import { splitVat } from "~/money/vat";
import type { etims } from "./etims-content";

/** KRA's letters as on a till roll, and the VAT inside one price. */
export function TaxLetters({ caption, list, example, note }: (typeof etims)["letters"]) {
  const { net, vat } = splitVat(example.price);
  const { labels } = example;
  return (
    <div className="letters">
      <table className="letters__list">
        <caption className="visually-hidden">{caption}</caption>
        <tbody>
          {list.map(({ letter, name }) => (
            <tr key={letter}>
              <th scope="row">{letter}</th>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="guide-slip">
        <div className="guide-slip__paper">
          <p className="guide-slip__head">
            <b>{example.title}</b>
          </p>
          <dl>
            <div>
              <dt>{labels.price}</dt>
              <dd>{amountText(example.price)}</dd>
            </div>
            <div>
              <dt>{labels.vat}</dt>
              <dd>{amountText(vat)}</dd>
            </div>
            <div className="guide-slip__sum">
              <dt>{labels.net}</dt>
              <dd>{formatCents(net)}</dd>
            </div>
          </dl>
          <p className="guide-slip__note">
            {example.text} {note}
          </p>
          <div className="tear tear--under" />
        </div>
      </div>
    </div>
  );
}
