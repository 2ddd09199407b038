import { z } from "zod";

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, "Use whole quarters of an hour, like 09:00.");
const minutes = (least: number, most: number) =>
  z.coerce
    .number("Choose one.")
    .min(least)
    .max(most)
    .refine((count) => count % 15 === 0, "Use whole quarters of an hour.");
const weekdays = z.array(z.coerce.number().int().min(0).max(6));
const optionalClock = z.union([z.literal("").transform(() => null), clock]);

/** The forms of one page; `do` says which. */
export const hoursInput = z
  .object({
    do: z.literal("hours"),
    days: weekdays.min(1, "Choose at least one day."),
    opens: clock,
    closes: clock,
    breakFrom: optionalClock,
    breakUntil: optionalClock,
    length: minutes(15, 180),
    every: minutes(15, 240),
    pause: minutes(0, 120),
    travel: minutes(0, 180),
    weeksAhead: z.coerce.number().int().min(1).max(8),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "The end comes after the beginning.",
  })
  .refine(({ breakFrom, breakUntil }) => (breakFrom === null) === (breakUntil === null), {
    path: ["breakUntil"],
    error: "Give both, or neither.",
  });

export const hostInput = z
  .object({
    do: z.literal("host"),
    id: z.uuid(),
    takesDemos: z.string().optional(),
    editions: z.array(z.string().regex(/^[a-z][a-z0-9-]{0,59}$/)),
    ownDays: weekdays,
    opens: optionalClock,
    closes: optionalClock,
    callUrl: z.union([
      z.literal("").transform(() => null),
      z.url({ protocol: /^https$/, error: "Use the whole address, with https://." }).max(300),
    ]),
  })
  .refine(({ opens, closes }) => (opens === null) === (closes === null), {
    path: ["closes"],
    error: "Give both, or neither.",
  })
  .transform(({ takesDemos, ownDays, ...rest }) => ({
    ...rest,
    takesDemos: takesDemos === "on",
    days: ownDays.length > 0 ? ownDays : null,
  }));

export type HostInput = Omit<z.output<typeof hostInput>, "do">;

export const daysOffInput = z
  .object({
    do: z.literal("add-off"),
    staffId: z.union([z.literal("").transform(() => null), z.uuid()]),
    firstDay: z.iso.date("Choose the first day."),
    lastDay: z.union([z.literal(""), z.iso.date()]),
  })
  .transform((off) => ({ ...off, lastDay: off.lastDay || off.firstDay }))
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ["lastDay"],
    error: "The last day comes after the first.",
  })
  .refine(({ firstDay, lastDay }) => Date.parse(lastDay) - Date.parse(firstDay) < 366 * 86_400_000, {
    path: ["lastDay"],
    error: "A year at most.",
  });

export type DaysOffInput = Omit<z.output<typeof daysOffInput>, "do">;
