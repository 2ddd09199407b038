import { href, Link } from "react-router";
import { Block } from "../../block";
import { type Column, Table } from "../../table";
import { statementTexts as texts } from "./content";
import type { ShownRow } from "./shown-row";

const { rows: words } = texts;

/** Oldest first, as on a statement. */
export function RowTable({ rows }: { rows: ShownRow[] }) {
  const hasForeign = rows.some(({ foreign }) => foreign !== "");
  return (
    <Block title={words.title}>
      <Table
        rows={rows}
        keyOf={({ key }) => key}
        cards="cards--moved"
        columns={columns.filter(({ label }) => hasForeign || label !== words.foreign)}
      />
    </Block>
  );
}

const columns: Column<ShownRow>[] = [
  {
    label: words.time,
    look: "move__time nowrap dim",
    cell: ({ isTimeUncertain, at, time, timeFull }) => (
      <>
        {isTimeUncertain && <span title={texts.uncertainHint}>{texts.uncertain} </span>}
        <time dateTime={at} title={timeFull}>
          {time}
        </time>
      </>
    ),
  },
  { label: words.place, look: "move__place", cell: ({ place }) => place },
  { label: words.kind, look: "move__kind", cell: ({ kind }) => texts.kinds[kind] },
  {
    label: words.receipt,
    look: "move__receipt",
    cell: ({ receipt, of }) =>
      receipt || <span className="dim">{of ? texts.ofPayment(of) : texts.noReceipt}</span>,
  },
  { label: words.order, look: "move__order nowrap", cell: (row) => <Place {...row} /> },
  { label: words.foreign, className: "num", look: "move__foreign dim", cell: ({ foreign }) => foreign },
  { label: words.amount, className: "num", look: "move__sum strong", cell: ({ amount }) => amount },
];

function Place({ reference, unmatched }: Pick<ShownRow, "reference" | "unmatched">) {
  if (reference) {
    return (
      <Link className="text-link" to={`${href("/staff/orders/:reference", { reference })}#payments`}>
        {reference}
      </Link>
    );
  }
  return (
    unmatched && (
      <Link className="text-link" to={href("/staff/money/:id", { id: unmatched.id })}>
        {unmatched.word}
      </Link>
    )
  );
}
