import { site } from "~/site";
import { formatAmount, formatKsh } from "~/ui/money";
import { paymentNames } from "./payment-names";
import type { ShownOrder } from "./shown-order.server";

/** The order on paper: on screen a slip beside its way, in print the whole page. */
export function ProForma({ order }: { order: ShownOrder }) {
  return (
    <section className="slip sheet sheet--paper" aria-label="Pro-forma">
      <header className="slip__head">
        <b>Pro-forma {order.reference}</b>
        <time dateTime={order.createdAt}>{order.placedOn}</time>
      </header>
      <div className="slip__parties">
        <address>
          <small>Seller</small>
          <b>{site.name}</b>
          {site.address.district}
          <br />
          {site.phones[0]}
          <br />
          {site.email.sales}
        </address>
        <address>
          <small>Buyer</small>
          <b>{order.customerName}</b>
          <span className="slip__lines">{order.shippingAddress}</span>
          <br />
          {order.customerPhone}
          <br />
          {order.customerEmail}
        </address>
      </div>
      <table className="slip__items">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Unit price</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{order.hardwareName}</td>
            <td>{order.quantity}</td>
            <td>{formatAmount(order.unitPrice)}</td>
            <td>{formatAmount(order.totalAmount)}</td>
          </tr>
        </tbody>
      </table>
      <dl className="sum">
        <div>
          <dt>Payment method</dt>
          <dd>{paymentNames[order.paymentMethod]}</dd>
        </div>
        <div>
          <dt>Payment</dt>
          <dd>{order.paymentStatus === "paid" ? "Paid" : "Not yet paid"}</dd>
        </div>
        <div className="tot">
          <dt>Total</dt>
          <dd>{formatKsh(order.totalAmount)}</dd>
        </div>
      </dl>
      <p className="slip__foot">This is a pro-forma and not a tax invoice.</p>
      <div className="tear" />
    </section>
  );
}
