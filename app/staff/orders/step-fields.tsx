import { cancelReasons } from "~/forms/choices";
import { centsIn } from "~/orders/steps/amounts";
import { moneyMethods, waysToPay } from "~/orders/steps/content";
import { longDay } from "~/orders/steps/days";
import { refundDueBy } from "~/orders/steps/money";
import type { StepOrder } from "~/orders/steps/outcomes";
import type { Typed } from "~/orders/steps/preview";
import { heldCents, leftToPay } from "~/payments/balance";
import { methodNames } from "~/payments/method-names";
import { formatKsh } from "~/ui/money";
import { StaffIcon } from "../icon";
import { cancelReasonWords, couriers } from "./content";
import { AreaField, type FieldState, RadioField, SelectField, TextField } from "./field";
import { fields as words } from "./step-words";
import type { Step } from "./steps";

export type StepFieldsProps = {
  state: FieldState;
  /** As the fields stand now. */
  typed: Typed;
  /** For who may see amounts. */
  order?: StepOrder;
  lines: { id: string; hardwareName: string; quantity: number }[];
};

export function StepFields({ step, ...props }: StepFieldsProps & { step: Step }) {
  const Fields = fieldsOf[step];
  return Fields ? <Fields {...props} /> : null;
}

const fieldsOf: Partial<Record<Step, (props: StepFieldsProps) => React.ReactNode>> = {
  confirm: ConfirmFields,
  pay: PayFields,
  refund: RefundFields,
  pack: PackFields,
  ship: ShipFields,
  deliver: DeliverFields,
  cancel: CancelFields,
  return: ReturnFields,
  "serial-numbers": SerialNumbers,
};

function ConfirmFields({ state }: StepFieldsProps) {
  return (
    <>
      <div className="two">
        <TextField name="deliveryDay" label={words.deliveryDay} type="date" required state={state} />
        <TextField
          name="deliveryCost"
          label={words.deliveryCost}
          aside={words.optional}
          hint={words.deliveryHint}
          maxLength={60}
          state={state}
        />
      </div>
      <TextField
        name="warranty"
        label={words.warranty}
        hint={words.warrantyHint}
        placeholder={words.warrantyExample}
        required
        maxLength={200}
        state={state}
      />
      <SelectField
        name="paysBy"
        label={words.paysBy}
        options={waysToPay.map((way) => [way, methodNames[way]])}
        state={state}
      />
    </>
  );
}

function PayFields({ state, typed, order }: StepFieldsProps) {
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

function RefundFields({ state }: StepFieldsProps) {
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

/** The browser holds the button back until each line is ticked; the server looks again. */
function PackFields({ state, lines }: StepFieldsProps) {
  return (
    <>
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
      <SerialNumbers state={state} />
    </>
  );
}

function SerialNumbers({ state }: Pick<StepFieldsProps, "state">) {
  return (
    <AreaField
      name="serialNumbers"
      label={words.serials}
      aside={words.optional}
      hint={words.serialsHint}
      placeholder={words.serialsExample}
      state={state}
    />
  );
}

function ShipFields({ state }: StepFieldsProps) {
  return (
    <>
      <div className="two">
        <TextField
          name="courier"
          label={words.courier}
          list={couriers}
          required
          maxLength={120}
          state={state}
        />
        <TextField
          name="trackingNumber"
          label={words.trackingNumber}
          aside={words.optional}
          placeholder={words.trackingExample}
          maxLength={60}
          state={state}
        />
      </div>
      <div className="two">
        <TextField name="leavesOn" label={words.leavesOn} type="date" state={state} />
        <TextField name="arrivesOn" label={words.arrivesOn} type="date" state={state} />
      </div>
      <div className="two">
        <TextField
          name="trackingUrl"
          label={words.trackingUrl}
          aside={words.optional}
          type="url"
          placeholder="https://"
          state={state}
        />
        <TextField
          name="driverPhone"
          label={words.driverPhone}
          aside={words.optional}
          type="tel"
          maxLength={32}
          state={state}
        />
      </div>
    </>
  );
}

function DeliverFields({ state }: StepFieldsProps) {
  return (
    <>
      <div className="two">
        <TextField name="handedOverAt" label={words.handedOver} type="datetime-local" state={state} />
        <TextField
          name="signedBy"
          label={words.signedBy}
          aside={words.optional}
          maxLength={120}
          state={state}
        />
      </div>
      <AreaField
        name="damage"
        label={words.damage}
        aside={words.optional}
        placeholder={words.none}
        state={state}
      />
    </>
  );
}

function CancelFields({ state, order }: StepFieldsProps) {
  const held = order ? heldCents(order) : 0;
  return (
    <>
      <RadioField
        name="reason"
        label={words.reason}
        options={cancelReasons.map((reason) => [reason, cancelReasonWords[reason]])}
        state={state}
      />
      <TextField name="note" label={words.ownWords} aside={words.internal} maxLength={500} state={state} />
      {held > 0 && (
        <div className="msg msg--info">
          <StaffIcon name="hand-coins" />
          <div>
            <b>{formatKsh(held / 100)} has been paid.</b>{" "}
            <span>
              Cancelling opens a refund of {formatKsh(held / 100)}, due by {longDay(refundDueBy(new Date()))}.
              An owner confirms it.
            </span>
          </div>
        </div>
      )}
    </>
  );
}

function ReturnFields({ state }: StepFieldsProps) {
  return (
    <>
      <TextField
        name="items"
        label={words.items}
        placeholder={words.itemsExample}
        required
        maxLength={500}
        state={state}
      />
      <RadioField
        name="faulty"
        label={words.condition}
        options={[
          ["false", words.unused],
          ["true", words.faulty],
        ]}
        state={state}
      />
      <TextField
        name="refund"
        label={words.refund}
        aside={words.inKsh}
        inputMode="decimal"
        required
        state={state}
      />
    </>
  );
}
