import { href, Link } from "react-router";
import { minus } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { Avatar } from "../frame/avatar";
import { List } from "../list";
import type { Column } from "../table";
import { When } from "../when";
import { list, statusWords } from "./content";
import { filterQuery, type OrderFilters } from "./filters";
import type { ListedOrder, OrderList } from "./list-orders.server";
import { Teeth } from "./teeth";

/** A ledger; on a phone three lines an order. */
export function OrderTable({ filters, rows, sums, previous, next }: OrderList & { filters: OrderFilters }) {
  const isFiltered = filterQuery(filters).size > 0;
  return (
    <List
      columns={columns.filter(({ label }) => !moneyColumns.includes(label) || rows[0]?.money)}
      rows={rows}
      keyOf={({ reference }) => reference}
      cards="cards--ord"
      rowLook="go"
      empty={isFiltered ? list.noMatch : list.none}
      pages={{ label: list.pages, previous, next }}
    >
      {sums && <Foot sums={sums} />}
    </List>
  );
}

const { columns: names } = list;
const paymentLooks = { none: "dim", part: "tag tag--part", paid: "paid" };
const moneyColumns: string[] = [names.payment, names.amount];

const columns: Column<ListedOrder>[] = [
  {
    label: names.order,
    look: "order__ref nowrap strong",
    cell: ({ reference }) => <Link to={href("/staff/orders/:reference", { reference })}>{reference}</Link>,
  },
  {
    label: names.buyer,
    look: "order__who",
    cell: ({ buyer, town }) => (
      <>
        {buyer}
        <span className="dim">, {town}</span>
      </>
    ),
  },
  {
    label: names.machines,
    className: "hide-on-tablet",
    look: "order__what mute",
    cell: ({ machines }) => machines,
  },
  { label: names.status, look: "order__status", cell: (order) => <Status order={order} /> },
  {
    label: names.payment,
    look: "order__paid",
    cell: ({ money }) => money && <span className={paymentLooks[money.word.look]}>{money.word.text}</span>,
  },
  {
    label: names.placed,
    className: "hide-on-tablet",
    look: ({ wait }) => `nowrap ${wait?.isLate ? "brick" : "dim"}`,
    cell: ({ placedAt }) => <When at={placedAt} />,
  },
  {
    label: names.owner,
    isSilent: true,
    className: "hide-on-phone",
    cell: ({ owner }) => (
      <>
        <Avatar person={owner ?? undefined} small />
        <span className="visually-hidden">{owner?.name ?? list.nobody}</span>
      </>
    ),
  },
  {
    label: names.amount,
    className: "num",
    look: ({ status }) => `order__sum ${status === "cancelled" ? "dim" : "strong"}`,
    cell: ({ status, money }) => {
      const amount = money && amountText(money.totalCents);
      return status === "cancelled" ? <s>{amount}</s> : amount;
    },
  },
];

function Status({ order: { status, wait, isSpam } }: { order: ListedOrder }) {
  const isCancelled = status === "cancelled";
  return (
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
      {isSpam && !isCancelled && <span className="tag tag--spam">{list.spam}</span>}
    </span>
  );
}

function Foot({ sums }: { sums: NonNullable<OrderList["sums"]> }) {
  return (
    <>
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
    </>
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
