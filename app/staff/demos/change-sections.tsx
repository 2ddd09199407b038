import { Form } from "react-router";
import type { DemoPlace } from "~/choices/demo-places";
import { fieldLimits } from "~/choices/field-limits";
import type { Fields } from "~/forms/rules";
import { Field } from "~/ui/field";
import { Block } from "../block";
import { ChoiceFields } from "./choice-fields";
import { demoTexts as texts } from "./content";
import type { FreeTimes } from "./free-times.server";

type Answered = { typed?: Fields; errors?: Fields };
type MoveProps = { demo: { place: DemoPlace; area: string | null }; free: FreeTimes } & Answered;

export function MoveSection({ demo, free, typed, errors }: MoveProps) {
  return (
    <Block title={texts.move.title}>
      {free.days.length === 0 ? (
        <p className="mute">{texts.move.none}</p>
      ) : (
        <Form method="post" className="form">
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
    </Block>
  );
}

export function CancelSection({ typed, errors }: Answered) {
  return (
    <Block title={texts.cancel.title}>
      <Form method="post" className="form">
        <p className="mute">{texts.cancel.text}</p>
        <input type="hidden" name="do" value="cancel" />
        <Field
          as="textarea"
          label={texts.cancel.reason}
          name="reason"
          defaultValue={typed?.reason}
          error={errors?.reason}
          rows={2}
          maxLength={fieldLimits.cancelReason}
          optional
        />
        <button className="btn btn--line" type="submit">
          {texts.cancel.button}
        </button>
      </Form>
    </Block>
  );
}
