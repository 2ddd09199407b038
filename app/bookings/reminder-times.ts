/** When a visitor is reminded. After a standstill one is still sent as long as `latest` is left before the demo. */
export const reminders = [
  { kind: "day", before: 24 * 60 * 60_000, latest: 3 * 60 * 60_000 },
  { kind: "hour", before: 60 * 60_000, latest: 5 * 60_000 },
] as const;

export type ReminderKind = (typeof reminders)[number]["kind"];
