import { z } from "zod";
import { bodyOf, patience, type Reply } from "../call.server";
import { type Daraja, darajaError } from "./daraja.server";
import type { MpesaSettings } from "./settings";

/** `said` is Safaricom's own word on a failure, for the person who registers. */
export type Registered = { state: "registered" | "already" } | { state: "failed"; said: string };

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
  if (reply && bodyOf(reply, z.object({ ResponseCode: z.enum(["0", "00000000"]) })))
    return { state: "registered" };
  const error = reply && bodyOf(reply, darajaError);
  if (error && /already registered/i.test(error.errorMessage)) return { state: "already" };
  return { state: "failed", said: whatWasSaid(reply) };
}

/** Opens the list of payments that we may have missed. Without it Safaricom answers no question for the list. */
export async function registerPull(
  daraja: Daraja,
  { shortcode, hookSecret, nominatedNumber }: MpesaSettings,
  siteUrl: string,
): Promise<Registered> {
  const reply = await daraja.post(
    "/pulltransactions/v1/register",
    {
      ShortCode: shortcode,
      RequestType: "Pull",
      NominatedNumber: nominatedNumber,
      CallBackURL: `${siteUrl}/hooks/c2b/${hookSecret}/pulled`,
    },
    patience.start,
  );
  const answer = reply && bodyOf(reply, pullRegistered);
  const status = String(answer?.ResponseStatus ?? answer?.["Response Status"] ?? "");
  if (status === "1000") return { state: "registered" };
  if (status === "1001") return { state: "already" };
  return { state: "failed", said: status ? `status ${status}` : whatWasSaid(reply) };
}

/** In a line: a refusal of the gateway, or how the answer looked. */
export function whatWasSaid(reply: Reply | undefined): string {
  if (!reply) return "no access token was given";
  if (!reply.reached) return `no answer (${reply.failure})`;
  const error = bodyOf(reply, darajaError);
  return error
    ? `${error.errorCode} ${error.errorMessage}`
    : `HTTP ${reply.status} without a readable answer`;
}

const scalar = z.union([z.string(), z.number()]);

// The documentation spells it without a space, the sandbox and Safaricom's own collection with one.
const pullRegistered = z.object({ ResponseStatus: scalar.optional(), "Response Status": scalar.optional() });
