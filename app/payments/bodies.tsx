import { type Cents, nothing } from "~/money/cents";
import { amountText, formatCents, formatRate, formatUsd } from "~/money/format";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import type { BankDetails } from "./bank";
import { bankForm, cardForm, mpesaForm, paypalForm } from "./content";

import { Facts } from "./facts";
import type { PayProblem } from "./pay-action.server";
import type { ReadyState, ShownPayment } from "./view";

type MpesaBodyProps = { ready: ReadyState; problem?: PayProblem; payments: ShownPayment[] };

export function MpesaBody({ ready, problem, payments }: MpesaBodyProps) {
  const [first = nothing] = ready.parts;
  const errorOf = (field: PayProblem["field"]) =>
    problem?.field === field && !problem?.sure ? problem?.message : undefined;
  return (
    <>
      {ready.parts.length > 1 && (
        <>
          <p>{mpesaForm.parts}</p>
          <Parts paid={payments} parts={ready.parts} />
        </>
      )}
      <div className={ready.asksPart ? "form" : undefined}>
        {ready.asksPart && (
          <Field
            label={mpesaForm.part}
            name="part"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={problem?.values.part ?? amountText(first).replace(".00", "")}
            hint={mpesaForm.partHint}
            error={errorOf("part")}
          />
        )}
        <Field
          label={mpesaForm.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={problem?.values.phone ?? ready.phone}
          hint={mpesaForm.phoneHint}
          error={errorOf("phone")}
          note={problem?.sure && problem.message}
        />
        {problem?.sure && <input type="hidden" name="sure" value={problem.sure} />}
      </div>
      {ready.paybill && <p className="field__hint">{mpesaForm.byHand(ready.paybill, ready.account)}</p>}
    </>
  );
}

/** What has arrived, what is paid now, and what comes after. */
function Parts({ paid, parts }: { paid: ShownPayment[]; parts: Cents[] }) {
  const name = (index: number) => mpesaForm.partNames[index] ?? mpesaForm.partNumber(index + 1);
  return (
    <ol className="parts">
      {paid.map((payment, index) => (
        <li className="ok" key={payment.receipt ?? payment.when}>
          <i>
            <Icon name="check" size="s" />
          </i>
          <span>
            <b>{name(index)}</b>
            <small>{[payment.method, payment.receipt].filter(Boolean).join(" ")}</small>
          </span>
          <b>{amountText(payment.cents)}</b>
        </li>
      ))}
      {parts.map((cents, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name but their place
        <li className={index === 0 ? "now" : undefined} key={index}>
          <i>{paid.length + index + 1}</i>
          <span>
            <b>{name(paid.length + index)}</b>
            <small>{index === 0 ? mpesaForm.now : mpesaForm.after}</small>
          </span>
          <b>{amountText(cents)}</b>
        </li>
      ))}
    </ol>
  );
}

export function CardBody() {
  return (
    <>
      <p>{cardForm.text}</p>
      <p className="field__hint">{cardForm.hint}</p>
    </>
  );
}

type PaypalBodyProps = {
  left: Cents;
  dollars: NonNullable<ReadyState["dollars"]>;
  rateBefore?: number;
};

export function PaypalBody({ left, dollars, rateBefore }: PaypalBodyProps) {
  return (
    <>
      <Facts
        facts={[
          [paypalForm.shillings, formatCents(left)],
          [
            paypalForm.rate,
            <>
              {rateBefore && <s>{formatRate(rateBefore)}</s>} {formatRate(dollars.rate)}
            </>,
          ],
        ]}
        total={[paypalForm.charges, formatUsd(dollars.cents)]}
      />
      <input type="hidden" name="held_rate" value={dollars.held} />
      <p className="field__hint">{paypalForm.hint}</p>
    </>
  );
}

export function BankBody({ bank, account, left }: { bank: BankDetails; account: string; left: Cents }) {
  return (
    <>
      <Facts
        facts={[
          [bankForm.bank, bank.bank],
          [bankForm.branch, bank.branch],
          [bankForm.name, bank.name],
          [bankForm.number, bank.number, "copy"],
          [bankForm.swift, bank.swift, "copy"],
          [bankForm.reference, account, "copy"],
        ]}
        total={[bankForm.amount, formatCents(left)]}
      />
      <p className="field__hint">{bankForm.hint}</p>
    </>
  );
}
