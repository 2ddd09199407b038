import { leftToPay } from "~/payments/balance";
import { deliveryAgreed, machineCount } from "../order-words";
import { defaultsOfSerials, SerialFields } from "../serial-fields";
import { unlessPossible } from "./closed";
import type { OrderStep, StepParts, StepState } from "./order-step";

export const pack: OrderStep = {
  right: "orders.move",
  title: "Pack",
  act: "Mark as packed",
  next: (order) => {
    if (order.orderStatus !== "confirmed" || isPackClosed(order)) return undefined;
    const count = machineCount(order.lines);
    const paid = leftToPay(order) === 0 ? "Paid in full." : "An owner allows packing before payment.";
    return {
      heading: `Pack ${count} ${count === 1 ? "machine" : "machines"}`,
      text: `${paid}${deliveryAgreed(order)}`,
    };
  },
  isBeside: (order) => order.orderStatus === "confirmed",
  closed: (order) => unlessPossible("pack", order) ?? (isPackClosed(order) ? isUnpaid : undefined),
  openedBy: "allow-unpaid",
  above: InTheBox,
  below: SerialFields,
  defaults: defaultsOfSerials,
  /** The browser holds the button back until each line is ticked; the server looks again. */
  missing: (values, lines) =>
    lines.every(({ id }) => values[`line-${id}`] === "true")
      ? undefined
      : { lines: "Tick each line that is in the box." },
  untold: "Packing is our own step. The order page keeps saying 'Confirmed'.",
  record: { action: "pack", done: "Packed.", was: "It was packed" },
};

const isUnpaid = "Pack opens when the order is paid in full.";

export function isPackClosed({ paymentStatus, mayPackUnpaid }: StepState): boolean {
  return paymentStatus !== "paid" && !mayPackUnpaid;
}

function InTheBox({ state, lines }: StepParts) {
  return (
    <fieldset className="field ticks">
      <legend className="lab">In the box</legend>
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
      {state.errors.lines && <p className="field__err">{state.errors.lines}</p>}
    </fieldset>
  );
}
