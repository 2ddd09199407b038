/** What staff can be reminded of. */
export const reminderKinds = ["conversation", "order", "quotation", "demo"] as const;
export type ReminderKind = (typeof reminderKinds)[number];
