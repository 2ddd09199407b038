import * as z from "zod/mini";
import { reachable } from "~/forms/reachable";
import { line } from "~/forms/rules";

/** Read from an email or over the phone, so spaces, dashes, case and a missing prefix are forgiven. */
export const findInput = z.object({
  reference: z.pipe(
    line(40, "Enter the reference, like VLT-7K3M9PX."),
    z.transform(
      (typed) =>
        `VLT-${typed
          .toUpperCase()
          .replace(/[^A-Z0-9]/g, "")
          .replace(/^VLT/, "")}`,
    ),
  ),
  contact: reachable("Enter the email or phone number you ordered with."),
});
