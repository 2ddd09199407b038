import { Form } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import type { Stock } from "~/db/schema";
import { Field } from "~/ui/field";
import type { Refused } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { stockTexts } from "./content";

export function SettingsForm({ held, refused }: { held: Stock; refused?: Refused }) {
  const texts = stockTexts.settings;
  const sent = refused?.typed.do === "settings" ? refused : undefined;
  const field = fieldsOf(texts.fields, sent, held);
  const isOn = (name: "isKept" | "mayBackOrder") => (sent ? sent.typed[name] === "on" : held[name]);
  return (
    <Block title={texts.title}>
      <Form method="post" className="form">
        <input type="hidden" name="version" value={held.version} />
        <fieldset className="field ticks">
          <legend className="visually-hidden">{texts.title}</legend>
          {(["isKept", "mayBackOrder"] as const).map((name) => (
            <label className="tick" key={name}>
              <input type="checkbox" name={name} defaultChecked={isOn(name)} />
              <span>{texts[name]}</span>
            </label>
          ))}
          <p className="field__hint">{texts.isKeptHint}</p>
        </fieldset>
        <div className="two">
          <Field
            {...field("lowAt")}
            type="number"
            inputMode="numeric"
            min={0}
            max={fieldLimits.stockCount}
            optional
            hint={texts.lowHint}
          />
          <Field
            {...field("comesInDays")}
            type="number"
            inputMode="numeric"
            min={1}
            max={365}
            optional
            hint={texts.daysHint}
          />
        </div>
        <Field
          {...field("warrantyMonths")}
          type="number"
          inputMode="numeric"
          min={1}
          max={120}
          optional
          hint={texts.monthsHint}
        />
        <button type="submit" className="btn btn--line" name="do" value="settings">
          {texts.act}
        </button>
      </Form>
    </Block>
  );
}
