import { Link } from "react-router";
import type { Stock } from "~/db/schema";
import { freeOf, isLow } from "~/stock/free";
import { machineName } from "~/stock/machine-name";
import { stocks } from "~/stock/read-stock.server";
import type { StaffAccess } from "../access";
import { staffLoader } from "../action.server";
import { List } from "../list";
import { StaffPage } from "../staff-page";
import type { Route } from "./+types/page";
import { stockTexts as texts } from "./content";

export const handle = { right: "stock.read" } satisfies StaffAccess;

export const loader = staffLoader(handle, async ({ services }) => ({ rows: await stocks(services) }));

export default function StockPage({ loaderData: { rows } }: Route.ComponentProps) {
  const { columns: names } = texts;
  const count = (of: (held: Stock) => number) => (held: Stock) => (held.isKept ? of(held) : "–");
  return (
    <StaffPage title={texts.title} className="stock">
      <List
        rows={rows}
        keyOf={({ machine }) => machine}
        cards="cards--place"
        columns={[
          {
            label: names.machine,
            isHeading: true,
            cell: ({ machine }) => (
              <Link className="text-link" to={`/staff/stock/${machine}`}>
                {machineName(machine)}
              </Link>
            ),
          },
          { label: names.onHand, className: "num", isNamed: true, cell: count(({ onHand }) => onHand) },
          { label: names.reserved, className: "num", isNamed: true, cell: count(({ reserved }) => reserved) },
          { label: names.free, className: "num", look: "strong", isNamed: true, cell: count(freeOf) },
          {
            label: names.state,
            look: (held) => (isLow(held) ? "brick" : "mute"),
            cell: (held) => (held.isKept ? (isLow(held) ? texts.low : texts.enough) : texts.notKept),
          },
        ]}
        empty={texts.none}
        pages={{ label: texts.pages }}
      />
    </StaffPage>
  );
}
