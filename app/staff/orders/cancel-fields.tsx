import { cancelReasons } from "~/forms/choices";
import { longDay } from "~/orders/steps/days";
import { refundDueBy } from "~/orders/steps/money";
import { heldCents } from "~/payments/balance";
import { formatKsh } from "~/ui/money";
import { StaffIcon } from "../icon";
import { cancelReasonWords } from "./content";
import { RadioField, TextField } from "./field";
import type { StepFieldsProps } from "./step-fields-props";
import { fields as words } from "./step-words";

export function CancelFields({ state, order }: StepFieldsProps) {
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
