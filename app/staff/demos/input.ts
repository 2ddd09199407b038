import { z } from "zod";
import { daysOffInput, hostInput, hoursInput } from "~/bookings/settings-input";
import { demoPlaces } from "~/choices/demo-places";
import { fieldLimits } from "~/choices/field-limits";
import { demosTexts } from "./content";

export const weekInput = z.discriminatedUnion("do", [
  z.object({ do: z.literal("feed") }),
  z.object({ do: z.literal("clear"), id: z.array(z.uuid()).min(1, demosTexts.clear.none).max(500) }),
]);

/** A time that staff give a visitor. */
function choice<const Verb extends string>(verb: Verb) {
  return z
    .object({
      do: z.literal(verb),
      at: z.iso.datetime("Choose a time.").transform((value) => new Date(value)),
      host: z.union([z.literal("").transform(() => undefined), z.uuid()]),
      place: z.enum(demoPlaces),
      area: z.string().trim().max(fieldLimits.area, `Up to ${fieldLimits.area} characters.`),
    })
    .refine(({ place, area }) => place === "online" || area.length >= 2, {
      path: ["area"],
      error: "Where do we meet?",
    })
    .transform(({ do: done, at: startsAt, host: hostId, place, area }) => ({
      do: done,
      choice: { startsAt, hostId, place, area: place === "visit" ? area : null, zone: null },
    }));
}

export const demoInput = z.discriminatedUnion("do", [
  choice("move"),
  z.object({ do: z.literal("cancel"), reason: z.string().trim().max(fieldLimits.cancelReason) }),
  z.object({ do: z.enum(["held", "missed"]) }),
]);

/** A time, or the email with the link to all of them. */
export const requestInput = z.discriminatedUnion("do", [
  choice("book"),
  z.object({
    do: z.literal("offer"),
    subject: z.string().trim().min(1, "Write a subject.").max(200),
    body: z.string().trim().min(1, "Write something.").max(fieldLimits.message),
  }),
]);

export const settingsInput = z.discriminatedUnion("do", [
  hoursInput,
  hostInput,
  daysOffInput,
  z.object({ do: z.literal("remove-off"), id: z.uuid() }),
]);
