import { atLeast0, type Cents, minus, nothing } from "~/money/cents";
import { formatCents } from "~/money/format";
import { centsIn } from "~/orders/steps/amounts";
import { refundDueBy } from "~/orders/steps/money";
import type { StepOrder } from "~/orders/steps/outcomes";
import type { Typed } from "~/orders/steps/preview";
import { balanceOf, leftToPay } from "~/payments/balance";
import { longDay } from "~/time/words";
import { StaffIcon } from "../icon";
import { type FieldState, SpecField } from "./field";
import { stepFields } from "./step-field-list";
import { fields as words } from "./step-words";
import type { Step } from "./steps";

type Props = {
  step: Step;
  state: FieldState;
  /** As the fields stand now. */
  typed: Typed;
  /** For who may see amounts. */
  order?: StepOrder;
  lines: { id: string; hardwareName: string; quantity: number }[];
};

export function StepFields({ step, state, typed, order, lines }: Props) {
  return (
    <>
      {step === "pack" && <InTheBox {...{ state, lines }} />}
      {stepFields[step]?.map((line) => {
        const fields = line.map((spec) => <SpecField key={spec.name} {...spec} state={state} />);
        if (fields.length === 1) return fields;
        return (
          <div className="two" key={line[0]?.name}>
            {fields}
          </div>
        );
      })}
      {step === "pay" && <LeftAfter {...{ typed, order }} />}
      {step === "cancel" && order && <RefundOpens cents={balanceOf(order).heldCents} />}
      {step === "withdraw" && <input type="hidden" name="payment" value={state.values.payment ?? ""} />}
      {state.errors.isSure && <Sure question={state.errors.isSure} />}
    </>
  );
}

/** The browser holds the button back until each line is ticked; the server looks again. */
function InTheBox({ state, lines }: Pick<Props, "state" | "lines">) {
  return (
    <fieldset className="f ticks">
      <legend className="lab">{words.inTheBox}</legend>
      {lines.map(({ id, hardwareName, quantity }) => (
        <label className="tick" key={id}>
          <input
            type="checkbox"
            name={`line-${id}`}
            value="true"
            required
            defaultChecked={state.values[`line-${id}`] === "true"}
          />
          {quantity} {hardwareName}
        </label>
      ))}
      {state.errors.lines && <p className="f__err">{state.errors.lines}</p>}
    </fieldset>
  );
}

function LeftAfter({ typed, order }: Pick<Props, "typed" | "order">) {
  const left = atLeast0(minus(order ? leftToPay(order) : nothing, centsIn(typed.amount ?? "") ?? nothing));
  return (
    <p className="note left-after">
      <span>{words.leftAfter}</span> <b className="strong">{formatCents(left)}</b>
    </p>
  );
}

/** Asked once the server has found it unusual. */
function Sure({ question }: { question: string }) {
  return (
    <fieldset className="f ticks">
      <legend className="lab">{question}</legend>
      <label className="tick">
        <input type="checkbox" name="isSure" value="true" />
        {words.isSure}
      </label>
    </fieldset>
  );
}

function RefundOpens({ cents }: { cents: Cents }) {
  if (cents <= 0) return null;
  const amount = formatCents(cents);
  return (
    <div className="msg msg--info">
      <StaffIcon name="hand-coins" />
      <div>
        <b>{words.held(amount)}</b> <span>{words.refundOpens(amount, longDay(refundDueBy(new Date())))}</span>
      </div>
    </div>
  );
}
