import { z } from "zod";

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Give a time, such as 08:00.");

const closedOn = z.array(z.iso.date("Give a day as 2026-12-24.")).max(60, "At most 60 days.");

/** When people answer: days of the week as `Date.getUTCDay` counts them, times on Nairobi's clock, days that are closed besides. */
export const answerHoursInput = z.object({
  days: z.array(z.coerce.number().int().min(0).max(6)).min(1, "Choose at least one day."),
  opens: clock,
  closes: clock,
  closedOn: closedOn.default([]),
});

/** As a form sends it: the closed days as text, one on each line. */
export const answerHoursForm = z
  .object({
    days: answerHoursInput.shape.days,
    opens: clock,
    closes: clock,
    closedOn: z
      .string()
      .transform((text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))].sort())
      .pipe(closedOn),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    message: "Closing comes after opening.",
  });
