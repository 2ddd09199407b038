import { weekdayNames } from "../content";

type DayTicksProps = { legend: string; name: string; days: string[]; hint?: string; error?: string };

/** The days of a week, from Monday. */
export function DayTicks({ legend, name, days, hint, error }: DayTicksProps) {
  return (
    <fieldset className={error ? "field field--err tickrow" : "field tickrow"}>
      <legend className="lab">{legend}</legend>
      {[1, 2, 3, 4, 5, 6, 0].map((day) => (
        <label className="tick" key={day}>
          <input type="checkbox" name={name} value={day} defaultChecked={days.includes(String(day))} />
          <span>{weekdayNames[day]}</span>
        </label>
      ))}
      {error ? (
        <p className="field__err" role="alert">
          {error}
        </p>
      ) : (
        hint && <p className="field__hint">{hint}</p>
      )}
    </fieldset>
  );
}
