import type { DemoPlace } from "~/choices/demo-places";
import type { Fields } from "~/forms/rules";
import { described, Field, FieldFrame } from "../field";
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
  return (
    <>
      <FieldFrame id="at" label={texts.time} error={errors.at}>
        <select
          className="input"
          id="at"
          name="at"
          defaultValue={typed.at ?? ""}
          required
          {...described({ id: "at", error: errors.at })}
        >
          <option value="">{texts.choose}</option>
          {free.days.map(({ day, times }) => (
            <optgroup key={day} label={day}>
              {times.map((time) => (
                <option key={time.at} value={time.at}>
                  {`${day}, ${time.clock} (${time.free.join(", ")})`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id="host" label={texts.host}>
        <select className="input" id="host" name="host" defaultValue={typed.host ?? ""}>
          <option value="">{texts.anybody}</option>
          {free.hosts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <FieldFrame id="place" label={texts.how}>
        <select className="input" id="place" name="place" defaultValue={typed.place ?? place}>
          {Object.entries(placeWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldFrame>
      <Field
        label={texts.area}
        name="area"
        value={typed.area ?? area ?? ""}
        hint={texts.areaHint}
        error={errors.area}
        autoComplete="off"
      />
    </>
  );
}
