import { reminderTexts as texts } from "./content";
import { ReminderForm } from "./reminder-form";
import { ReminderList } from "./reminder-list";
import type { remindersOf } from "./shown.server";

type Props = { reminders: Awaited<ReturnType<typeof remindersOf>>; back: string };

/** On the page of a conversation, an order, a quotation or a demo. */
export function Reminders({ reminders: { rows, ...form }, back }: Props) {
  return (
    <section className="remind">
      <h2>{texts.title}</h2>
      <ReminderList rows={rows} back={back} isHere />
      <details key={rows.length}>
        <summary className="btn btn--line">{texts.add}</summary>
        <ReminderForm {...form} back={back} />
      </details>
    </section>
  );
}
