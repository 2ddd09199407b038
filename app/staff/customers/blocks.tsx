import type { ReactNode } from "react";
import { Link } from "react-router";
import { amountText } from "~/money/format";
import { Block } from "../block";
import { statusNames } from "../inbox/content";
import { statusWords } from "../orders/content";
import { Teeth } from "../orders/teeth";
import { type Column, Table } from "../table";
import { When } from "../when";
import { customerTexts as texts } from "./content";
import type { ShownCustomer } from "./shown-customer.server";

const { blocks, columns: names } = texts;

type Rows<Kind extends keyof ShownCustomer> = ShownCustomer[Kind] extends (infer Row)[] ? Row : never;

type PartProps<Row> = {
  title: string;
  rows: Row[];
  keyOf(row: Row): string;
  /** How many there are, where not all are shown. */
  count?: number;
  columns: (Column<Row> | false | undefined)[];
};

/** A kind of what we have, if there is any of it. */
function Part<Row>({ title, rows, keyOf, count = rows.length, columns }: PartProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <Block title={title} note={count > rows.length ? texts.newest(rows.length, count) : undefined}>
      <Table rows={rows} keyOf={keyOf} cards columns={columns} />
    </Block>
  );
}

export function Bought({ orders, count }: Pick<ShownCustomer, "orders"> & { count: number }) {
  const seesMoney = orders[0]?.money !== undefined;
  return (
    <Part
      title={blocks.orders}
      rows={orders}
      keyOf={({ reference }) => reference}
      count={count}
      columns={[
        {
          label: names.order,
          look: "nowrap strong",
          cell: ({ reference }) => <To path={`/staff/orders/${reference}`}>{reference}</To>,
        },
        { label: names.machines, look: "mute", cell: ({ machines }) => machines },
        {
          label: names.status,
          look: "nowrap",
          cell: ({ status }) => (
            <span className="status">
              <Teeth status={status} />
              <span>{statusWords[status]}</span>
            </span>
          ),
        },
        seesMoney && { label: names.payment, cell: ({ money }) => money?.word.text },
        { label: names.placed, look: "nowrap dim", cell: ({ placedAt }) => <When at={placedAt} /> },
        seesMoney && {
          label: names.amount,
          className: "num",
          cell: ({ money, status }) => {
            const amount = money && amountText(money.totalCents);
            return status === "cancelled" ? <s>{amount}</s> : amount;
          },
        },
      ]}
    />
  );
}

export function Machines({ machines }: Pick<ShownCustomer, "machines">) {
  return (
    <Part
      title={blocks.machines}
      rows={machines}
      keyOf={({ id }) => id}
      columns={[
        { label: names.serial, look: "strong", cell: ({ serial }) => serial },
        { label: names.machine, cell: ({ machine }) => machine },
        {
          label: names.order,
          look: "nowrap",
          cell: ({ reference }) => <To path={`/staff/orders/${reference}`}>{reference}</To>,
        },
        { label: names.delivered, look: "mute", isNamed: true, cell: ({ delivered }) => delivered },
        { label: names.warranty, look: "mute", isNamed: true, cell: ({ warranty }) => warranty },
      ]}
    />
  );
}

export function Quoted({ quotations }: Pick<ShownCustomer, "quotations">) {
  return (
    <Part
      title={blocks.quotations}
      rows={quotations}
      keyOf={({ number }) => number}
      columns={[
        {
          label: names.number,
          look: "nowrap strong",
          cell: ({ number }) => <To path={`/staff/quotations/${number}`}>{number}</To>,
        },
        { label: names.machines, look: "mute", cell: ({ machines }) => machines },
        { label: names.status, cell: ({ stands }) => stands },
        { label: names.made, look: "nowrap dim", cell: ({ madeAt }) => <When at={madeAt} /> },
        { label: names.amount, className: "num", cell: ({ totalCents }) => amountText(totalCents) },
      ]}
    />
  );
}

export function Payments({ payments }: Pick<ShownCustomer, "payments">) {
  return (
    <Part
      title={blocks.payments}
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        { label: names.when, look: "nowrap dim", cell: ({ at }) => <When at={at} /> },
        { label: names.method, cell: ({ method }) => method },
        { label: names.receipt, look: "strong", cell: ({ receipt }) => receipt },
        {
          label: names.order,
          look: "nowrap",
          cell: ({ reference }) => <To path={`/staff/orders/${reference}`}>{reference}</To>,
        },
        {
          label: names.amount,
          className: "num",
          cell: ({ amount, isWithdrawn }) => (isWithdrawn ? <s>{amount}</s> : amount),
        },
      ]}
    />
  );
}

export function Messages({ talks }: Pick<ShownCustomer, "talks">) {
  return (
    <Part
      title={blocks.messages}
      rows={talks}
      keyOf={({ id }) => id}
      columns={[
        {
          label: names.what,
          look: "nowrap strong",
          cell: ({ id, kind }) => <To path={`/staff/inbox/${id}`}>{kind}</To>,
        },
        { label: names.words, look: "mute", cell: ({ snippet }) => snippet },
        {
          label: names.status,
          cell: ({ status }) => <span className={`tag tag--${status}`}>{statusNames[status]}</span>,
        },
        { label: names.when, look: "nowrap dim", cell: ({ at }) => <When at={at} /> },
      ]}
    />
  );
}

export function Demos({ demos }: Pick<ShownCustomer, "demos">) {
  return (
    <Part
      title={blocks.demos}
      rows={demos}
      keyOf={({ id }) => id}
      columns={[
        {
          label: names.when,
          look: "nowrap strong",
          cell: ({ to, at }) => <To path={to}>{at ? <When at={at} /> : texts.noTime}</To>,
        },
        { label: names.about, cell: ({ company }) => company },
        {
          label: names.status,
          cell: ({ state, word }) => state && <span className={`tag tag--${state}`}>{word}</span>,
        },
        { label: names.host, look: "mute", cell: ({ host }) => host },
      ]}
    />
  );
}

export function Notes({ notes }: Pick<ShownCustomer, "notes">) {
  if (notes.length === 0) return null;
  return (
    <Block title={blocks.notes} note={texts.neverShown}>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
    </Block>
  );
}

function Note({ note: { by, at, body, to, about } }: { note: Rows<"notes"> }) {
  return (
    <div className="note">
      <p className="note__head">
        <b>{by}</b> <When at={at} /> <To path={to}>{about}</To>
      </p>
      <p className="note__body">{body}</p>
    </div>
  );
}

function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link className="text-link" to={path}>
      {children}
    </Link>
  );
}
