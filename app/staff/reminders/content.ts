import type { OpenReminder } from "~/reminders/reminders.server";

export const reminderTexts = {
  title: "Reminders",
  none: "No reminders.",
  nothing: "Nothing to come back to",
  nothingText: "Set a reminder on a conversation, an order, a quotation or a demo.",
  add: "Set a reminder",
  day: "On",
  note: "What to do",
  notePlaceholder: "For example: call about the second till",
  for: "Remind",
  me: "Me",
  everybody: "All of us",
  save: "Remind",
  done: "Done",
  tomorrow: "Tomorrow",
  nextWeek: "In a week",
  doneNamed: (note: string) => `Done: ${note}`,
  tomorrowNamed: (note: string) => `Tomorrow: ${note}`,
  nextWeekNamed: (note: string) => `In a week: ${note}`,
  set: (day: string) => `Reminder set for ${day}.`,
  isDone: "Done.",
  isOpen: "Open again.",
  moved: (day: string) => `Moved to ${day}.`,
  problems: {
    unknown: "It is not there any more.",
    nobody: "There is no such person.",
    "not-theirs": "They may not open this. Remind somebody else.",
    past: "This day is over. Choose today or a later one.",
  },
  giveDay: "Give a day.",
  giveNote: "Write what to do.",
};

/** What a reminder is about, in a word, and where it is. */
export function placeOf({ conversationId, reference, number, bookingId }: Place) {
  if (reference) return { what: `Order ${reference}`, to: `/staff/orders/${reference}` };
  if (number) return { what: `Quotation ${number}`, to: `/staff/quotations/${number}` };
  if (bookingId) return { what: "Demo", to: `/staff/demos/${bookingId}` };
  return { what: "Conversation", to: `/staff/inbox/${conversationId}` };
}

type Place = Pick<OpenReminder, "conversationId" | "reference" | "number" | "bookingId">;
