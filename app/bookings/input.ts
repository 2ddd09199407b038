import * as z from "zod/mini";
import { demoPlaces } from "~/choices/demo-places";
import { fieldLimits } from "~/choices/field-limits";
import { line, optionalText } from "~/forms/rules";

const at = z.pipe(
  z.iso.datetime("Choose a time."),
  z.transform((value) => new Date(value)),
);
const zone = z.optional(z.string().check(z.maxLength(64)));

/** The time that a visitor chose, and where. An area is asked for when we come to them. */
export const choiceInput = z.discriminatedUnion(
  "place",
  [
    z.object({ place: z.literal(demoPlaces[0]), at, zone }),
    z.object({
      place: z.literal(demoPlaces[1]),
      at,
      zone,
      area: line(fieldLimits.area, "Tell us where in Nairobi to come.").check(
        z.minLength(2, "Tell us where in Nairobi to come."),
      ),
    }),
  ],
  "Choose how we meet.",
);

export const cancelInput = z.object({ reason: optionalText(fieldLimits.cancelReason) });
