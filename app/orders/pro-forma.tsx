import { readablePhone } from "~/forms/phone-number";
import { useWords } from "~/language/use-language";
import { type Cents, minus, nothing } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import type { ShownPayment } from "~/payments/panel/view";
import { site } from "~/site";
import { Logo } from "~/ui/logo";
import { proFormaWords } from "./content.sw";
import type { ShownOrder } from "./shown-order.server";
import { taxWords } from "./tax-words";

type ProFormaProps = {
  order: ShownOrder;
  payments: ShownPayment[];
  left: Cents;
  /** The tax invoice is there already. */
  isInvoiced: boolean;
};

/** The order on paper: on screen a slip beside its way, in print the whole page. Once it is paid, a receipt. */
export function ProForma({ order, payments, left, isInvoiced }: ProFormaProps) {
  const texts = useWords(proFormaWords);
  const isReceipt = payments.length > 0 && left === 0;
  const title = isReceipt ? texts.receipt : texts.title;
  return (
    <section className="slip sheet sheet--paper" aria-label={title}>
      <header className="slip__head">
        <Logo />
        <h2>
          {title} <span className="ref">{order.reference}</span>
        </h2>
        <time dateTime={order.createdAt}>{order.placedOn}</time>
      </header>
      <div className="slip__parties">
        <address>
          <small>{texts.seller}</small>
          <b>{site.name}</b>
          <span>{site.address.district}</span>
          <span>{site.phones[0]}</span>
          <span>{site.email.sales}</span>
        </address>
        <address>
          <small>{texts.buyer}</small>
          <b>{order.businessName ?? order.customerName}</b>
          {order.businessName && <span>{order.customerName}</span>}
          <span>{order.shippingAddress}</span>
          <span>{readablePhone(order.customerPhone)}</span>
          {order.customerEmail && <span>{order.customerEmail}</span>}
          {order.kraPin && <span>{`${texts.kraPin} ${order.kraPin}`}</span>}
        </address>
      </div>
      <Items lines={order.lines} />
      <dl className="sum">
        <div>
          <dt>{texts.method}</dt>
          <dd>{order.paysBy}</dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          <dd>{order.payment}</dd>
        </div>
        <div>
          <dt>{texts.net}</dt>
          <dd>{amountText(order.net)}</dd>
        </div>
        <div>
          <dt>{texts.vat}</dt>
          <dd>{amountText(order.vat)}</dd>
        </div>
        <div className="tot">
          <dt>
            {texts.total} <small>{texts.included}</small>
          </dt>
          <dd>{formatCents(order.total)}</dd>
        </div>
        {order.credited > 0 && (
          <div>
            <dt>{texts.credited}</dt>
            <dd>{amountText(minus(nothing, order.credited))}</dd>
          </div>
        )}
        {payments.map((payment) => (
          <div key={payment.receipt ?? payment.when}>
            <dt>
              {texts.paid} {payment.day}, {payment.method} {payment.receipt}
            </dt>
            <dd>{amountText(payment.cents)}</dd>
          </div>
        ))}
        {order.refunded > 0 && (
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{amountText(minus(nothing, order.refunded))}</dd>
          </div>
        )}
        {payments.length > 0 && left > 0 && (
          <div>
            <dt>{texts.left}</dt>
            <dd>{amountText(left)}</dd>
          </div>
        )}
      </dl>
      <p className="slip__foot">{taxWords({ isReceipt, isInvoiced, kraPin: order.kraPin }, texts)}</p>
      <div className="tear tear--under" />
    </section>
  );
}

function Items({ lines }: { lines: ShownOrder["lines"] }) {
  const texts = useWords(proFormaWords);
  return (
    <table className="slip__items">
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col" className="slip__wide">
            {texts.quantity}
          </th>
          <th scope="col" className="slip__wide">
            {texts.unitPrice}
          </th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.name}>
            <td>
              {line.name}
              <span className="slip__narrow">
                {line.quantity} × {amountText(line.unitPrice)}
              </span>
            </td>
            <td className="slip__wide">{line.quantity}</td>
            <td className="slip__wide">{amountText(line.unitPrice)}</td>
            <td>{amountText(line.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
