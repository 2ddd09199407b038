import { splitVat } from "~/catalogue/vat";
import { paymentMethods } from "~/forms/choices";
import { site } from "~/site";
import { Logo } from "~/ui/logo";
import { formatAmount, formatKsh } from "~/ui/money";
import { proForma as texts } from "./content";
import { readablePhone } from "./phone-number";
import type { ShownOrder } from "./shown-order.server";

/** The order on paper: on screen a slip beside its way, in print the whole page. */
export function ProForma({ order }: { order: ShownOrder }) {
  const { net, vat } = splitVat(order.totalAmount);
  return (
    <section className="slip sheet sheet--paper" aria-label={texts.title}>
      <header className="slip__head">
        <Logo />
        <h2>
          {texts.title} <span className="ref">{order.reference}</span>
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
          <b>{order.customerName}</b>
          <span>{order.shippingAddress}</span>
          <span>{readablePhone(order.customerPhone)}</span>
          <span>{order.customerEmail}</span>
        </address>
      </div>
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
          {order.lines.map((line) => (
            <tr key={line.hardwareName}>
              <td>
                {line.hardwareName}
                <span className="slip__narrow">
                  {line.quantity} × {formatAmount(line.unitPrice)}
                </span>
              </td>
              <td className="slip__wide">{line.quantity}</td>
              <td className="slip__wide">{formatAmount(line.unitPrice)}</td>
              <td>{formatAmount(line.totalAmount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="sum">
        <div>
          <dt>{texts.method}</dt>
          <dd>{paymentMethods[order.paymentMethod]}</dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          <dd>{order.payment}</dd>
        </div>
        <div>
          <dt>{texts.net}</dt>
          <dd>{formatAmount(net)}</dd>
        </div>
        <div>
          <dt>{texts.vat}</dt>
          <dd>{formatAmount(vat)}</dd>
        </div>
        <div className="tot">
          <dt>
            {texts.total} <small>{site.vat.note}</small>
          </dt>
          <dd>{formatKsh(order.totalAmount)}</dd>
        </div>
      </dl>
      <p className="slip__foot">{texts.foot}</p>
      <div className="tear" />
    </section>
  );
}
