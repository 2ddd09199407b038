import { href, Link } from "react-router";
import { minus } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { Avatar } from "../frame/avatar";
import { TableHead } from "../table-head";
import { list, statusWords } from "./content";
import type { ListedOrder, OrderList } from "./list-orders.server";
import { PaymentTag } from "./payment-tag";
import { Teeth } from "./teeth";

const { columns } = list;

/** A ledger; on a phone three lines an order. */
export function OrderTable({ rows, seesMoney, sums }: Pick<OrderList, "rows" | "seesMoney" | "sums">) {
  return (
    <table className="ledger cards cards--ord">
      <TableHead
        columns={[
          columns.order,
          columns.buyer,
          { label: columns.machines, className: "hide-on-tablet" },
          columns.status,
          seesMoney && columns.payment,
          { label: columns.placed, className: "hide-on-tablet" },
          { label: columns.owner, className: "hide-on-phone", isSilent: true },
          seesMoney && { label: columns.amount, className: "num" },
        ]}
      />
      <tbody>
        {rows.map((order) => (
          <OrderRow key={order.reference} order={order} />
        ))}
      </tbody>
      {sums && <Foot sums={sums} />}
    </table>
  );
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { reference, status, money, owner, wait } = order;
  const isCancelled = status === "cancelled";
  return (
    <tr className="go">
      <td className="order__ref nowrap strong">
        <Link to={href("/staff/orders/:reference", { reference })}>{reference}</Link>
      </td>
      <td className="order__who">
        {order.buyer}
        <span className="dim">, {order.town}</span>
      </td>
      <td className="order__what mute hide-on-tablet">{order.machines}</td>
      <td className="order__status">
        <span className="status">
          <Teeth status={status} />
          <span className={isCancelled ? "dim" : undefined}>
            {statusWords[status]}
            {wait && (
              <span className={wait.isLate ? "brick strong" : "dim"}>
                , {wait.amount} {wait.word}
              </span>
            )}
          </span>
          {order.isSpam && !isCancelled && <span className="tag tag--spam">{list.spam}</span>}
        </span>
      </td>
      {money && (
        <td className="order__paid">
          <PaymentTag word={money.word} />
        </td>
      )}
      <td className={`nowrap hide-on-tablet ${wait?.isLate ? "brick" : "dim"}`}>
        <time dateTime={order.placedAt} title={order.placedFull}>
          {order.placed}
        </time>
      </td>
      <td className="hide-on-phone">
        <Avatar person={owner ?? undefined} small />
        <span className="visually-hidden">{owner?.name ?? list.nobody}</span>
      </td>
      {money && (
        <td className={isCancelled ? "order__sum num dim" : "order__sum num strong"}>
          {isCancelled ? <s>{amountText(money.totalCents)}</s> : amountText(money.totalCents)}
        </td>
      )}
    </tr>
  );
}

function Foot({ sums }: { sums: NonNullable<OrderList["sums"]> }) {
  return (
    <tfoot>
      <tr>
        <td colSpan={2} className="mute">
          {list.withoutVat}
        </td>
        <Gap />
        <td className="num mute">{amountText(minus(sums.ordered, sums.vat))}</td>
      </tr>
      <tr className="tot">
        <td colSpan={2}>{list.counted(sums.counted, sums.notCounted)}</td>
        <Gap />
        <td className="num">{formatCents(sums.ordered)}</td>
      </tr>
    </tfoot>
  );
}

/** The columns between, of which two go on a tablet. */
function Gap() {
  return (
    <>
      <td className="hide-on-tablet" />
      <td />
      <td />
      <td className="hide-on-tablet" />
      <td className="hide-on-phone" />
    </>
  );
}
