import { Form, useRouteLoaderData } from "react-router";
import { useKeptForm } from "~/forms/kept-form";
import { formTexts } from "~/forms/texts";
import { amountText, formatCents } from "~/money/format";
import { timeHere } from "~/time/zones";
import { Avatar } from "../frame/avatar";
import { pressPrimary } from "../frame/primary-key";
import { Table } from "../table";
import { detail } from "./content";
import type { ShownOrder } from "./shown-order.server";

export function Items({ order: { lines, money } }: { order: ShownOrder }) {
  const { items } = detail;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{items.title}</h2>
        {money && <span className="caption dim">{items.note}</span>}
      </div>
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
    </section>
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
    <section className="block">
      <div className="block__head">
        <h2>{notes.title}</h2>
        <span className="caption dim">{notes.never}</span>
      </div>
      {order.notes.map(({ id, author, at, body }) => (
        <div className="note" key={id}>
          <p className="note__head">
            <Avatar person={author} small />
            <b>{author.name}</b> {at}
          </p>
          <p className="note__body">{body}</p>
        </div>
      ))}
      <NoteForm order={order} error={error} />
    </section>
  );
}

/** What is typed is kept in this browser until it stands among the notes. */
function NoteForm({ order: { reference, notes }, error }: { order: ShownOrder; error?: string }) {
  const frame = useRouteLoaderData("staff/layout") as { actor: { id: string } } | undefined;
  const form = useKeptForm({
    name: `staff:${frame?.actor.id}:${reference}:note`,
    hasArrived: (entry) => notes.some(({ id }) => id === entry),
  });
  const texts = detail.notes;
  return (
    <Form {...form.formProps} method="post" className="add-note" onKeyDown={pressPrimary}>
      <input type="hidden" name="entry" />
      <label className="visually-hidden" htmlFor="note">
        {texts.add}
      </label>
      <textarea
        className="input"
        id="note"
        name="note"
        rows={1}
        required
        maxLength={5000}
        placeholder={texts.add}
        data-key="n"
        aria-keyshortcuts="n"
        aria-describedby={error ? "note-error" : undefined}
      />
      <button className="btn btn--line" type="submit" name="intent" value="note" data-primary>
        {texts.save}
      </button>
      {error && (
        <p className="field__err" id="note-error">
          {error}
        </p>
      )}
      {form.restoredAt && (
        <p className="field__hint" role="status">
          {formTexts.restored(timeHere(form.restoredAt))}{" "}
          <button type="button" className="text-link" onClick={form.clear}>
            {formTexts.clear}
          </button>
        </p>
      )}
    </Form>
  );
}

export function Trail({ trail, views }: Pick<ShownOrder, "trail" | "views">) {
  const { audit } = detail;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{audit.title}</h2>
        <span className="caption dim">{audit.fixed}</span>
      </div>
      <table className="ledger history">
        <tbody>
          {trail.map(({ id, at, who, what }) => (
            <tr key={id}>
              <td>{at}</td>
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
                {name}, {at}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
