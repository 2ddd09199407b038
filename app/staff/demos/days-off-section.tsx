import { Form } from "react-router";
import { weekdayAndDate } from "~/time/words";
import { Field } from "~/ui/field";
import type { Refused } from "../action.server";
import { Block } from "../block";
import { fieldsOf } from "../fields-of";
import { RowAct } from "../row-act";
import { hoursTexts as texts } from "./content";

type DaysOffProps = {
  people: { id: string; name: string }[];
  daysOff: { id: string; firstDay: string; lastDay: string; name: string | null }[];
  sent?: Refused;
};

export function DaysOffSection({ people, daysOff, sent }: DaysOffProps) {
  const field = fieldsOf(texts.daysOff, sent);
  return (
    <Block title={texts.off}>
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
            <RowAct
              id={id}
              verb="remove-off"
              label={texts.remove}
              what={`${weekdayAndDate(firstDay)}, ${name ?? texts.everybody}`}
            />
          </li>
        ))}
      </ul>
      <Form method="post" className="form form--wide">
        <input type="hidden" name="do" value="add-off" />
        <Field
          as="select"
          {...field("staffId")}
          options={[["", texts.everybody], ...people.map(({ id, name }) => [id, name] as const)]}
        />
        <Field {...field("firstDay")} type="date" required />
        <Field {...field("lastDay")} type="date" hint={texts.lastHint} />
        <div className="acts">
          <button className="btn btn--line" type="submit">
            {texts.add}
          </button>
        </div>
      </Form>
    </Block>
  );
}
