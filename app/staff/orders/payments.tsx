import { Form, Link } from "react-router";
import { amountText, formatCents } from "~/money/format";
import { Block } from "../block";
import { StaffIcon } from "../icon";
import { Table } from "../table";
import { When } from "../when";
import { detail } from "./content";
import type { ShownOrder } from "./shown-order.server";

const { payments } = detail;

type Money = NonNullable<ShownOrder["money"]>;

/** What arrived, what was tried, what the buyer says, and what is left. */
export function Payments({ money, to, correct }: { money: Money; to?: string; correct?: string }) {
  return (
    <Block
      id="payments"
      title={payments.title}
      note={
        to && (
          <Link className="text-link caption" to={to} preventScrollReset>
            {payments.record}
          </Link>
        )
      }
    >
      {money.openCode && <TypedCode code={money.openCode} to={to} />}
      {money.moves.length === 0 ? (
        <p className="dim">{payments.none}</p>
      ) : (
        <Moves moves={money.moves} correct={correct} />
      )}
      <dl className="totals">
        <div>
          <dt>{payments.paid}</dt>
          <dd>{amountText(money.heldCents)}</dd>
        </div>
        <div className="tot">
          <dt>{payments.left}</dt>
          <dd>{formatCents(money.leftCents)}</dd>
        </div>
        {(["credited", "owed", "missing"] as const).map((name) =>
          money[`${name}Cents`] > 0 ? (
            <div key={name}>
              <dt>{payments[name]}</dt>
              <dd>{amountText(money[`${name}Cents`])}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Block>
  );
}

function TypedCode({ code, to }: { code: string; to?: string }) {
  return (
    <div className="msg" role="note">
      <StaffIcon name="smartphone" />
      <div>
        <b>{payments.typed(code)}</b> <span>{payments.compare}</span>
        <Form method="post" className="msg__act">
          {to && (
            <Link className="btn btn--line" to={`${to}?receiptCode=${code}`} preventScrollReset>
              {payments.found}
            </Link>
          )}
          <input type="hidden" name="code" value={code} />
          <button className="btn btn--line" type="submit" name="intent" value="code-not-found">
            {payments.notFound}
          </button>
        </Form>
      </div>
    </div>
  );
}

function Moves({ moves, correct }: Pick<Money, "moves"> & { correct?: string }) {
  return (
    <Table
      rows={moves}
      keyOf={({ id }) => id}
      cards="cards--pay"
      rowLook={({ isTaken }) => (isTaken ? undefined : "mute")}
      columns={[
        { label: payments.when, look: "nowrap", cell: ({ at }) => <When at={at} /> },
        {
          label: payments.method,
          cell: ({ isTaken, isRefund, method }) =>
            isTaken && !isRefund ? <span className="paid">{method}</span> : method,
        },
        {
          label: payments.receipt,
          look: ({ isTaken }) => (isTaken ? "strong" : undefined),
          cell: (row) => <Receipt row={row} correct={correct} />,
        },
        { label: payments.from, cell: ({ from }) => from },
        {
          label: payments.amount,
          className: "num",
          cell: ({ isWithdrawn, amount }) => (isWithdrawn ? <s>{amount}</s> : amount),
        },
      ]}
    />
  );
}

function Receipt({ row, correct }: { row: Money["moves"][number]; correct?: string }) {
  const { id, receipt, note, canCorrect } = row;
  return (
    <>
      {receipt}
      {note && <small className="dim pay-note">{note}</small>}
      {correct && canCorrect && (
        <Link
          className="text-link caption pay-note"
          to={`${correct}?payment=${id}`}
          preventScrollReset
          aria-label={receipt ? payments.correctNamed(receipt) : undefined}
        >
          {payments.correct}
        </Link>
      )}
    </>
  );
}
