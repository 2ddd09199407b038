import { centsIn } from "~/orders/steps/amounts";
import { moneyMethods } from "~/orders/steps/content";
import { leftToPay } from "~/payments/balance";
import { methodNames } from "~/payments/method-names";
import { formatKsh } from "~/ui/money";
import { type FieldState, SelectField, TextField } from "./field";
import type { StepFieldsProps } from "./step-fields-props";
import { fields as words } from "./step-words";

export function PayFields({ state, typed, order }: StepFieldsProps) {
  const left = Math.max(0, (order ? leftToPay(order) : 0) - (centsIn(typed.amount ?? "") ?? 0));
  return (
    <>
      <MoneyFields state={state} method={words.method} when={words.received} />
      <p className="note left-after">
        <span>{words.leftAfter}</span> <b className="strong">{formatKsh(left / 100)}</b>
      </p>
    </>
  );
}

export function RefundFields({ state }: StepFieldsProps) {
  return <MoneyFields state={state} method={words.backBy} when={words.sent} />;
}

function MoneyFields({ state, method, when }: { state: FieldState; method: string; when: string }) {
  return (
    <>
      <div className="two">
        <SelectField
          name="method"
          label={method}
          options={moneyMethods.map((way) => [way, methodNames[way]])}
          state={state}
        />
        <TextField
          name="amount"
          label={words.amount}
          aside={words.inKsh}
          inputMode="decimal"
          required
          state={state}
        />
      </div>
      <div className="two">
        <TextField
          name="receiptCode"
          label={words.receipt}
          hint={words.receiptHint}
          maxLength={64}
          state={state}
        />
        <TextField name="receivedAt" label={when} type="datetime-local" state={state} />
      </div>
      <TextField
        name="note"
        label={words.note}
        aside={words.optional}
        placeholder={words.noteExample}
        maxLength={500}
        state={state}
      />
    </>
  );
}
