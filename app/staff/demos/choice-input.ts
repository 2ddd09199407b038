import { z } from "zod";
import { demoPlaces } from "~/choices/demo-places";
import { fieldLimits } from "~/choices/field-limits";

/** A time that somebody of staff gives a visitor. */
export const staffChoice = z
  .object({
    at: z.iso.datetime("Choose a time.").transform((value) => new Date(value)),
    host: z.union([z.literal("").transform(() => undefined), z.uuid()]),
    place: z.enum(demoPlaces),
    area: z.string().trim().max(fieldLimits.area, `Up to ${fieldLimits.area} characters.`),
  })
  .refine(({ place, area }) => place === "online" || area.length >= 2, {
    path: ["area"],
    error: "Where do we meet?",
  })
  .transform(({ at, host, place, area }) => ({
    startsAt: at,
    hostId: host,
    place,
    area: place === "visit" ? area : null,
    zone: null,
  }));

export const cancelInput = z.object({ reason: z.string().trim().max(fieldLimits.cancelReason) });
