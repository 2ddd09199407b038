import { Form, Link } from "react-router";
import { reminderTexts as texts } from "./content";
import type { ShownReminder } from "./shown.server";

/** Each with what is done about it, by one press. */
export function ReminderList({ rows, back, isHere }: { rows: ShownReminder[]; back: string; isHere?: true }) {
  if (rows.length === 0) return null;
  return (
    <ul className="reminders">
      {rows.map(({ id, day, isDue, note, name, what, to, for: person }) => (
        <li key={id}>
          <p>
            <b className={isDue ? "brick" : undefined}>{day}</b> <span className="dim">{person}</span>
          </p>
          {!isHere && (
            <p>
              <Link className="text-link" to={to}>
                {name}, {what}
              </Link>
            </p>
          )}
          <p className="lines">{note}</p>
          <Form method="post" action="/staff/reminders" className="acts">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="back" value={back} />
            <Press act="done" label={texts.done} named={texts.doneNamed(note)} />
            <Press act="tomorrow" label={texts.tomorrow} named={texts.tomorrowNamed(note)} />
            <Press act="next-week" label={texts.nextWeek} named={texts.nextWeekNamed(note)} />
          </Form>
        </li>
      ))}
    </ul>
  );
}

function Press({ act, label, named }: { act: string; label: string; named: string }) {
  return (
    <button type="submit" className="btn btn--line" name="do" value={act} aria-label={named}>
      {label}
    </button>
  );
}
