import { Form } from "react-router";
import { weekdayAndDate } from "~/time/words";
import { Field } from "../field";
import { hoursTexts as texts } from "./content";

type DaysOffProps = {
  people: { id: string; name: string }[];
  daysOff: { id: string; firstDay: string; lastDay: string; name: string | null }[];
  errors: Record<string, string[] | undefined>;
};

export function DaysOffSection({ people, daysOff, errors }: DaysOffProps) {
  return (
    <section className="block">
      <h2>{texts.off}</h2>
      <p className="mute">{texts.offText}</p>
      {daysOff.length === 0 && <p className="mute">{texts.none}</p>}
      <ul className="own">
        {daysOff.map(({ id, firstDay, lastDay, name }) => (
          <li key={id}>
            <span>
              {firstDay === lastDay
                ? weekdayAndDate(firstDay)
                : `${weekdayAndDate(firstDay)} to ${weekdayAndDate(lastDay)}`}
              <span className="dim">, {name ?? texts.everybody}</span>
            </span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <button
                className="btn btn--quiet"
                type="submit"
                name="do"
                value="remove-off"
                aria-label={`${texts.remove}: ${weekdayAndDate(firstDay)}, ${name ?? texts.everybody}`}
              >
                {texts.remove}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className="demos__form demos__form--wide">
        <input type="hidden" name="do" value="add-off" />
        <div className="field">
          <label htmlFor="staffId">{texts.who}</label>
          <select className="input" id="staffId" name="staffId">
            <option value="">{texts.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Field label={texts.first} name="firstDay" type="date" error={errors.firstDay?.[0]} required />
        <Field
          label={texts.last}
          name="lastDay"
          type="date"
          hint={texts.lastHint}
          error={errors.lastDay?.[0]}
        />
        <div className="demos__acts">
          <button className="btn btn--line" type="submit">
            {texts.add}
          </button>
        </div>
      </Form>
    </section>
  );
}
