import { couriers } from "./content";
import { AreaField, TextField } from "./field";
import type { StepFieldsProps } from "./step-fields-props";
import { fields as words } from "./step-words";

export function ShipFields({ state }: StepFieldsProps) {
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

export function DeliverFields({ state }: StepFieldsProps) {
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
