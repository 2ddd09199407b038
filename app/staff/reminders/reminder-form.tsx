import { Form } from "react-router";
import { fieldLimits } from "~/choices/field-limits";
import type { Fields } from "~/forms/rules";
import { Field } from "~/ui/field";
import { fieldsOf } from "../fields-of";
import { reminderTexts as texts } from "./content";

type Props = {
  about: { kind: string; id: string };
  back: string;
  people: { id: string; name: string }[];
  me: string;
  typed?: Fields;
  errors?: Fields;
};

export function ReminderForm({ about, back, people, me, typed, errors }: Props) {
  const field = fieldsOf(texts, { typed, errors }, { for: me });
  return (
    <Form method="post" action="/staff/reminders" className="form">
      <input type="hidden" name="kind" value={about.kind} />
      <input type="hidden" name="about" value={about.id} />
      <input type="hidden" name="back" value={back} />
      <Field
        {...field("note")}
        required
        maxLength={fieldLimits.reminder}
        placeholder={texts.notePlaceholder}
        autoComplete="off"
      />
      <div className="two">
        <Field {...field("day")} type="date" required />
        <Field
          as="select"
          {...field("for")}
          options={[
            [me, texts.me],
            ["", texts.everybody],
            ...people.filter(({ id }) => id !== me).map(({ id, name }) => [id, name] as const),
          ]}
        />
      </div>
      <button type="submit" className="btn btn--line" name="do" value="add">
        {texts.save}
      </button>
    </Form>
  );
}
