import { amountText, formatCents } from "~/money/format";
import { Block } from "../block";
import { Avatar } from "../frame/avatar";
import { NoteForm } from "../note-form";
import { Table } from "../table";
import { When } from "../when";
import { detail } from "./content";
import type { ShownOrder } from "./shown-order.server";

export function Items({ order: { lines, money } }: { order: ShownOrder }) {
  const { items } = detail;
  return (
    <Block title={items.title} note={money && items.note}>
      <Table
        rows={lines}
        keyOf={({ id }) => id}
        columns={[
          { label: items.machine, look: "strong", cell: ({ name }) => name },
          { label: items.quantity, className: "num", cell: ({ quantity }) => quantity },
          money && {
            label: items.unitPrice,
            className: "num hide-on-phone",
            cell: ({ prices }) => prices && amountText(prices.unit),
          },
          money && {
            label: items.amount,
            className: "num",
            cell: ({ prices }) => prices && amountText(prices.amount),
          },
        ]}
      >
        {money && (
          <>
            <SumRow label={items.net} value={amountText(money.net)} />
            <SumRow label={items.vat} value={amountText(money.vat)} />
            <SumRow label={items.total} value={formatCents(money.totalCents)} isTotal />
          </>
        )}
      </Table>
    </Block>
  );
}

function SumRow({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? "tot" : undefined}>
      <td className={isTotal ? undefined : "mute"}>{label}</td>
      <td />
      <td className="hide-on-phone" />
      <td className={isTotal ? "num" : "num mute"}>{value}</td>
    </tr>
  );
}

export function Notes({ order, error }: { order: ShownOrder; error?: string }) {
  const { notes } = detail;
  return (
    <Block title={notes.title} note={notes.never}>
      {order.notes.map(({ id, author, at, body }) => (
        <div className="note" key={id}>
          <p className="note__head">
            <Avatar person={author} small />
            <b>{author.name}</b> <When at={at} />
          </p>
          <p className="note__body">{body}</p>
        </div>
      ))}
      <NoteForm name={order.reference} notes={order.notes} error={error} words={notes} />
    </Block>
  );
}

export function Trail({ trail, views }: Pick<ShownOrder, "trail" | "views">) {
  const { audit } = detail;
  return (
    <Block title={audit.title} note={audit.fixed}>
      <table className="ledger history">
        <tbody>
          {trail.map(({ id, at, who, what }) => (
            <tr key={id}>
              <td>
                <When at={at} />
              </td>
              <td>{who}</td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {views.length > 0 && (
        <details className="views">
          <summary>Who looked at it ({views.length})</summary>
          <ul>
            {views.map(({ id, name, at }) => (
              <li key={id}>
                {name}, <When at={at} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Block>
  );
}
