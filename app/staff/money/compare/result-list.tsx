import { Link } from "react-router";
import { Block } from "../../block";
import { Table } from "../../table";
import { When } from "../../when";
import { compareTexts as texts } from "./content";
import type { ShownResult } from "./shown-result";

const { result: words, columns, lists } = texts;

/** Movements of one kind of difference, what to do about them, and where. */
export function ResultList({ name, count, more, rows }: ShownResult["lists"][number]) {
  return (
    <Block title={lists[name].title} note={count}>
      <p className="field__hint money__notes">{lists[name].text}</p>
      <Table
        rows={rows}
        keyOf={({ key }) => key}
        cards="cards--moved"
        columns={[
          rows.some(({ line }) => line !== undefined) && {
            label: columns.line,
            look: "move__line dim",
            isNamed: true,
            cell: ({ line }) => line,
          },
          {
            label: columns.time,
            look: "move__time nowrap dim",
            cell: ({ at }) => <When at={at} />,
          },
          { label: columns.kind, look: "move__kind", cell: ({ kind }) => kind },
          { label: columns.receipt, look: "move__receipt strong", cell: ({ receipt }) => receipt },
          rows.some(({ account }) => account !== "") && {
            label: columns.account,
            look: "move__account",
            cell: ({ account }) => account,
          },
          name === "differs" && {
            label: columns.differs,
            look: "move__differs",
            cell: ({ differs }) => differs,
          },
          {
            label: columns.amount,
            className: "num",
            look: "move__sum strong",
            cell: ({ amount }) => amount,
          },
          name !== "twice" && {
            label: name === "onlyThere" ? columns.act : columns.order,
            className: "num",
            look: "move__order",
            cell: ({ link, receipt }) =>
              link && (
                <Link className="text-link" to={link.to}>
                  {link.text}
                  <span className="visually-hidden">: {receipt}</span>
                </Link>
              ),
          },
        ]}
      />
      {more > 0 && <p className="field__hint money__notes">{words.more(more)}</p>}
    </Block>
  );
}
