import { Link } from "react-router";
import type { StockMovement } from "~/db/schema";
import { Block } from "../block";
import { List } from "../list";
import { When } from "../when";
import { kindWords, stockTexts } from "./content";

type Row = Pick<StockMovement, "id" | "at" | "kind" | "reason" | "onHand" | "reserved"> & {
  by: string;
  order: string | null;
  after: number;
};

export function History({ rows, previous, next }: { rows: Row[]; previous?: string; next?: string }) {
  const texts = stockTexts.history;
  const { columns: names } = texts;
  return (
    <Block title={texts.title}>
      <List
        rows={rows}
        keyOf={({ id }) => id}
        cards="cards--place"
        columns={[
          { label: names.at, look: "dim", cell: ({ at }) => <When at={at} /> },
          { label: names.what, look: "strong", cell: ({ kind }) => kindWords[kind] },
          { label: names.onHand, className: "num", isNamed: true, cell: ({ onHand }) => signed(onHand) },
          {
            label: names.reserved,
            className: "num",
            isNamed: true,
            cell: ({ reserved }) => signed(reserved),
          },
          { label: names.after, className: "num", isNamed: true, cell: ({ after }) => after },
          {
            label: names.why,
            cell: ({ order, reason }) => (
              <>
                {order && (
                  <Link className="text-link" to={`/staff/orders/${order}`}>
                    {order}
                  </Link>
                )}
                {order && reason && ", "}
                {reason}
              </>
            ),
          },
          { label: names.by, look: "mute", cell: ({ by }) => by },
        ]}
        empty={texts.none}
        pages={{ label: texts.pages, previous, next }}
      />
    </Block>
  );
}

function signed(count: number): string {
  if (count === 0) return "0";
  return count > 0 ? `+${count}` : `−${-count}`;
}
