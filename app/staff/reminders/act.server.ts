import type * as z from "zod/mini";
import type { Actor } from "~/access/rights";
import { addReminder, changeReminder } from "~/reminders/reminders.server";
import type { Services } from "~/services-context";
import { daysAfter, nairobiDay } from "~/time/nairobi";
import { longDay } from "~/time/words";
import type { Toast } from "../frame/toast";
import { reminderTexts as texts } from "./content";
import type { reminderInput } from "./input";

type Input = z.infer<typeof reminderInput>;

/** Does what was pressed; whatever is done to a reminder can be taken back. */
export async function actOnReminder(services: Services, actor: Actor, input: Input) {
  const { back } = input;
  if (input.do === "add") {
    const about = { kind: input.kind, id: input.about };
    const added = await addReminder(services, actor, about, { ...input, forId: input.for || null });
    if (!("refused" in added)) return { to: back, toast: texts.set(longDay(input.day)) };
    const problem = texts.problems[added.refused];
    return added.refused === "past" ? { status: 400, errors: { day: problem } } : { problem };
  }
  const { id } = input;
  const today = nairobiDay(new Date());
  const days = { tomorrow: daysAfter(today, 1), "next-week": daysAfter(today, 7) };
  const isMoved = input.do !== "done" && input.do !== "reopen";
  const day = input.do === "move" ? input.day : isMoved ? days[input.do] : "";
  const changed = await changeReminder(
    services,
    actor,
    id,
    isMoved ? { day } : { isDone: input.do === "done" },
  );
  if ("refused" in changed) return { problem: texts.problems[changed.refused] };
  return { to: back, toast: toastOf(input, day, changed.day) };
}

function toastOf(input: Exclude<Input, { do: "add" }>, day: string, before: string): string | Toast {
  const undo = (fields: Record<string, string>) => ({
    to: "/staff/reminders",
    fields: { ...fields, id: input.id, back: input.back },
  });
  if (input.do === "reopen") return texts.isOpen;
  if (input.do === "done") return { text: texts.isDone, undo: undo({ do: "reopen" }) };
  return { text: texts.moved(longDay(day)), undo: undo({ do: "move", day: before }) };
}
