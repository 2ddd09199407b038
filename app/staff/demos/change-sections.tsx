import { Form } from "react-router";
import type { DemoPlace } from "~/choices/demo-places";
import { fieldLimits } from "~/choices/field-limits";
import type { Fields } from "~/forms/rules";
import { described, FieldFrame } from "../field";
import { ChoiceFields } from "./choice-fields";
import { demoTexts as texts } from "./content";
import type { FreeTimes } from "./free-times.server";

type Answered = { typed?: Fields; errors?: Fields };
type MoveProps = { demo: { place: DemoPlace; area: string | null }; free: FreeTimes } & Answered;

export function MoveSection({ demo, free, typed, errors }: MoveProps) {
  return (
    <section className="block">
      <h2>{texts.move.title}</h2>
      {free.days.length === 0 ? (
        <p className="mute">{texts.move.none}</p>
      ) : (
        <Form method="post" className="demos__form">
          <p className="mute">{texts.move.text}</p>
          <input type="hidden" name="do" value="move" />
          <ChoiceFields
            free={free}
            place={demo.place}
            area={demo.area}
            typed={typed?.do === "move" ? typed : {}}
            errors={typed?.do === "move" ? errors : {}}
          />
          <button className="btn btn--primary" type="submit">
            {texts.move.button}
          </button>
        </Form>
      )}
    </section>
  );
}

export function CancelSection({ typed, errors }: Answered) {
  return (
    <section className="block">
      <h2>{texts.cancel.title}</h2>
      <Form method="post" className="demos__form">
        <p className="mute">{texts.cancel.text}</p>
        <input type="hidden" name="do" value="cancel" />
        <FieldFrame id="reason" label={texts.cancel.reason} aside="Optional" error={errors?.reason}>
          <textarea
            className="input"
            id="reason"
            name="reason"
            rows={2}
            maxLength={fieldLimits.cancelReason}
            defaultValue={typed?.reason}
            {...described({ id: "reason", error: errors?.reason })}
          />
        </FieldFrame>
        <button className="btn btn--line" type="submit">
          {texts.cancel.button}
        </button>
      </Form>
    </section>
  );
}
