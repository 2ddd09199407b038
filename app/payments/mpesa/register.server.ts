import { z } from "zod";
import { bodyOf, patience } from "../call.server";
import { type Daraja, darajaError } from "./daraja.server";
import type { MpesaSettings } from "./settings";

export type Registered = "registered" | "already" | "failed";

/** Tells Safaricom where payments made by hand are confirmed. Live it takes this once only. */
export async function registerUrls(
  daraja: Daraja,
  { shortcode, hookSecret }: MpesaSettings,
  siteUrl: string,
): Promise<Registered> {
  const reply = await daraja.post(
    "/mpesa/c2b/v2/registerurl",
    {
      ShortCode: shortcode,
      // What M-Pesa does when our validation address does not answer: take the money.
      ResponseType: "Completed",
      ConfirmationURL: `${siteUrl}/hooks/c2b/${hookSecret}/confirmation`,
      ValidationURL: `${siteUrl}/hooks/c2b/${hookSecret}/validation`,
    },
    patience.start,
  );
  if (!reply) return "failed";
  if (bodyOf(reply, z.object({ ResponseCode: z.enum(["0", "00000000"]) }))) return "registered";
  const error = bodyOf(reply, darajaError);
  return error && /already registered/i.test(error.errorMessage) ? "already" : "failed";
}
