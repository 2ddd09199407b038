import { CancelFields } from "./cancel-fields";
import { ConfirmFields } from "./confirm-fields";
import { DeliverFields, ShipFields } from "./delivery-fields";
import { PayFields, RefundFields } from "./money-fields";
import { PackFields, SerialNumbers } from "./pack-fields";
import { ReturnFields } from "./return-fields";
import type { StepFieldsProps } from "./step-fields-props";
import type { Step } from "./steps";

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
