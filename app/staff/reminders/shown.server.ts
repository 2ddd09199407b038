import type { Actor } from "~/access/rights";
import { activePeople } from "~/people/active-people.server";
import { type About, type OpenReminder, openReminders } from "~/reminders/reminders.server";
import type { Services } from "~/services-context";
import { nairobiDay } from "~/time/nairobi";
import { longDay } from "~/time/words";
import { placeOf, reminderTexts as texts } from "./content";

export type ShownReminder = ReturnType<typeof shownReminder>;

export function shownReminder(reminder: OpenReminder) {
  return {
    id: reminder.id,
    day: longDay(reminder.day),
    isDue: reminder.day <= nairobiDay(new Date()),
    note: reminder.note,
    for: reminder.for ?? texts.everybody,
    name: reminder.name,
    ...placeOf(reminder),
  };
}

/** For the page of what they are about. */
export async function remindersOf(services: Services, actor: Actor, about: About) {
  const [rows, people] = await Promise.all([
    openReminders(services, actor, { about }),
    activePeople(services),
  ]);
  return { about, rows: rows.map(shownReminder), people, me: actor.id };
}
