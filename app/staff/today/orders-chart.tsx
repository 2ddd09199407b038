import { sum } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";
import { monthName } from "~/time/words";
import { Figure } from "../figure";
import { statusWords } from "../orders/content";
import type { OrdersMonth } from "./charts.server";

/** Orders of the running month by status, with what they are worth. */
export function OrdersChart({ orders: { month, statuses, paidCents, openCents } }: { orders: OrdersMonth }) {
  const name = monthName(month);
  const count = statuses.reduce((all, { orders }) => all + orders, 0);
  const total = sum(statuses.map(({ cents }) => cents));
  const most = Math.max(1, ...statuses.map(({ cents }) => cents));
  return (
    <Figure
      title={`Orders of ${name}`}
      aside={`${count} ${count === 1 ? "order" : "orders"}, ${formatCents(total)}`}
      table={{
        head: ["Status", "Orders", "Value"],
        rows: [
          ...statuses.map(({ status, orders, cents }) => [statusWords[status], orders, amountText(cents)]),
          ["All", count, amountText(total)],
        ],
      }}
    >
      {count > 0 && (
        <svg
          viewBox={`0 0 372 ${statuses.length * 30}`}
          role="img"
          aria-label={statuses
            .map(({ status, orders, cents }) => `${statusWords[status]}: ${orders}, ${formatCents(cents)}`)
            .join("; ")}
        >
          {statuses.map(({ status, orders, cents }, index) => (
            <g key={status} transform={`translate(0 ${index * 30})`}>
              <text className="name" x="0" y="19">
                {statusWords[status]} <tspan className="dim">{orders}</tspan>
              </text>
              <rect
                className="fill-contact"
                x="100"
                y="8"
                width={((cents / most) * 170).toFixed(1)}
                height="14"
                rx="2"
              />
              <text className="name" x="372" y="19" textAnchor="end">
                {amountText(cents)}
              </text>
            </g>
          ))}
        </svg>
      )}
      <p className="legend legend--sum">
        <span>Paid {amountText(paidCents)}</span>
        <span>Open {amountText(openCents)}</span>
      </p>
    </Figure>
  );
}
