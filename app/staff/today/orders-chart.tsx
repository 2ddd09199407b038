import { formatAmount, formatKsh } from "~/ui/money";
import { statusWords } from "../orders/content";
import type { OrdersMonth } from "./charts.server";
import { Figure } from "./figure";

/** Orders of the running month by status, with what they are worth. */
export function OrdersChart({ orders: { month, statuses, paidCents, openCents } }: { orders: OrdersMonth }) {
  const name = monthName.format(new Date(`${month}-15`));
  const count = statuses.reduce((sum, { orders }) => sum + orders, 0);
  const total = statuses.reduce((sum, { cents }) => sum + cents, 0);
  const most = Math.max(1, ...statuses.map(({ cents }) => cents));
  return (
    <Figure
      title={`Orders of ${name}`}
      aside={`${count} ${count === 1 ? "order" : "orders"}, ${formatKsh(total / 100)}`}
      table={{
        head: ["Status", "Orders", "Value"],
        rows: [
          ...statuses.map(({ status, orders, cents }) => [
            statusWords[status],
            orders,
            formatAmount(cents / 100),
          ]),
          ["All", count, formatAmount(total / 100)],
        ],
      }}
    >
      {count > 0 && (
        <svg
          viewBox={`0 0 372 ${statuses.length * 30}`}
          role="img"
          aria-label={statuses
            .map(
              ({ status, orders, cents }) => `${statusWords[status]}: ${orders}, ${formatKsh(cents / 100)}`,
            )
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
                {formatAmount(cents / 100)}
              </text>
            </g>
          ))}
        </svg>
      )}
      <p className="legend legend--sum">
        <span>Paid {formatAmount(paidCents / 100)}</span>
        <span>Open {formatAmount(openCents / 100)}</span>
      </p>
    </Figure>
  );
}

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
