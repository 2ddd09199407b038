import { useId } from "react";
import { Form } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import type { Fields } from "~/forms/rules";
import { Field, FieldFrame } from "../field";
import { reminderTexts as texts } from "./content";

type Props = {
  about: { kind: string; id: string };
  back: string;
  people: { id: string; name: string }[];
  me: string;
  typed?: Fields;
  errors?: Fields;
};

export function ReminderForm({ about, back, people, me, typed = {}, errors = {} }: Props) {
  const id = useId();
  return (
    <Form method="post" action="/staff/reminders" className="reminder">
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="about" value={about.id} />
      <input type="hidden" name="back" value={back} />
      <Field
        id={`${id}-note`}
        label={texts.note}
        name="note"
        required
        maxLength={fieldLimits.reminder}
        placeholder={texts.notePlaceholder}
        value={typed.note}
        error={errors.note}
        autoComplete="off"
      />
      <div className="two">
        <Field
          id={`${id}-day`}
          label={texts.day}
          name="day"
          type="date"
          required
          value={typed.day}
          error={errors.day}
        />
        <FieldFrame id={`${id}-for`} label={texts.for} error={errors.for}>
          <select className="input" id={`${id}-for`} name="for" defaultValue={typed.for ?? me}>
            <option value={me}>{texts.me}</option>
            <option value="">{texts.everybody}</option>
            {people
              .filter((person) => person.id !== me)
              .map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
          </select>
        </FieldFrame>
      </div>
      <button type="submit" className="btn btn--line" name="do" value="add">
        {texts.save}
      </button>
    </Form>
  );
}
