import { Form } from "react-router";
import { weekdayAndDate } from "~/time/words";
import type { Refused } from "../action.server";
import { Field, FieldFrame } from "../field";
import { hoursTexts as texts } from "./content";

type DaysOffProps = {
  people: { id: string; name: string }[];
  daysOff: { id: string; firstDay: string; lastDay: string; name: string | null }[];
  sent?: Refused;
};

export function DaysOffSection({ people, daysOff, sent }: DaysOffProps) {
  const field = (name: "firstDay" | "lastDay") => ({
    name,
    value: sent?.typed[name],
    error: sent?.errors[name],
  });
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
        <FieldFrame id="staffId" label={texts.who}>
          <select className="input" id="staffId" name="staffId" defaultValue={sent?.typed.staffId}>
            <option value="">{texts.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Field label={texts.first} {...field("firstDay")} type="date" required />
        <Field label={texts.last} {...field("lastDay")} type="date" hint={texts.lastHint} />
        <div className="demos__acts">
          <button className="btn btn--line" type="submit">
            {texts.add}
          </button>
        </div>
      </Form>
    </section>
  );
}
