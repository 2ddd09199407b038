import type { DemoPlace } from "~/choices/demo-places";
import type { Fields } from "~/forms/rules";
import { Field, Options } from "~/ui/field";
import { fieldsOf } from "../fields-of";
import { placeWords, choiceTexts as texts } from "./content";
import type { FreeTimes } from "./free-times.server";

type ChoiceProps = {
  free: FreeTimes;
  place?: DemoPlace;
  area?: string | null;
  typed?: Fields;
  errors?: Fields;
};

/** Time, person and place of a demo. No time is chosen beforehand: one press moves the visitor and emails them. */
export function ChoiceFields({ free, place = "online", area, typed = {}, errors = {} }: ChoiceProps) {
  const field = fieldsOf(texts.fields, { typed, errors }, { place, area });
  return (
    <>
      <Field as="select" {...field("at")} required>
        <option value="">{texts.choose}</option>
        {free.days.map(({ day, times }) => (
          <optgroup key={day} label={day}>
            <Options of={times.map(({ at, clock, free }) => [at, `${day}, ${clock} (${free.join(", ")})`])} />
          </optgroup>
        ))}
      </Field>
      <Field
        as="select"
        {...field("host")}
        options={[["", texts.anybody], ...free.hosts.map(({ id, name }) => [id, name] as const)]}
      />
      <Field as="select" {...field("place")} options={Object.entries(placeWords)} />
      <Field {...field("area")} hint={texts.areaHint} autoComplete="off" />
    </>
  );
}
