import { Form } from "react-router";
import type { ReturnStepName } from "~/returns/states";
import type { Refused } from "../action.server";
import { Block } from "../block";
import { SpecField } from "../orders/field";
import { returnTexts as texts } from "./content";
import { returnSteps } from "./steps/all";
import { TellBuyer } from "./tell-buyer";

type Props = { step: ReturnStepName; version: number; refused?: Refused };

/** One thing that can be done with a return now. */
export function StepForm({ step, version, refused }: Props) {
  const { title, lead, act, look, fields = [], tick, tells } = returnSteps[step];
  const sent = refused?.typed.do === step ? refused : undefined;
  const state = { values: sent?.typed ?? {}, errors: sent?.errors ?? {} };
  return (
    <Block title={title}>
      <Form method="post" className="form">
        <input type="hidden" name="version" value={version} />
        {lead && <p className="mute">{lead}</p>}
        {fields.map((spec) => (
          <SpecField key={spec.name} {...spec} state={state} />
        ))}
        {tick && (
          <label className="tick">
            <input type="checkbox" name={tick.name} defaultChecked={sent?.typed[tick.name] === "on"} />
            <span>{tick.label}</span>
          </label>
        )}
        {tells && <TellBuyer label={texts.tell} typed={sent?.typed} />}
        <button
          type="submit"
          className={look === "danger" ? "btn btn--brick" : "btn btn--line"}
          name="do"
          value={step}
        >
          {act}
        </button>
      </Form>
    </Block>
  );
}
