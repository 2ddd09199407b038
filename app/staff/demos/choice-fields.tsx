import type { DemoPlace } from "~/choices/demo-places";
import { Field } from "../field";
import { placeWords, choiceTexts as texts } from "./content";
import type { FreeTimes } from "./free-times.server";

type ChoiceProps = {
  free: FreeTimes;
  place?: DemoPlace;
  area?: string | null;
  typed?: Record<string, string>;
  errors?: Record<string, string[] | undefined>;
};

/** Time, person and place of a demo. */
export function ChoiceFields({ free, place = "online", area, typed = {}, errors = {} }: ChoiceProps) {
  return (
    <>
      <div className={errors.at ? "field field--err" : "field"}>
        <label htmlFor="at">{texts.time}</label>
        <select className="input" id="at" name="at" defaultValue={typed.at} required>
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
        {errors.at && <p className="field__err">{errors.at[0]}</p>}
      </div>
      <div className="field">
        <label htmlFor="host">{texts.host}</label>
        <select className="input" id="host" name="host" defaultValue={typed.host ?? ""}>
          <option value="">{texts.anybody}</option>
          {free.hosts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="place">{texts.how}</label>
        <select className="input" id="place" name="place" defaultValue={typed.place ?? place}>
          {Object.entries(placeWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Field
        label={texts.area}
        name="area"
        value={typed.area ?? area ?? ""}
        hint={texts.areaHint}
        error={errors.area?.[0]}
        autoComplete="off"
      />
    </>
  );
}
