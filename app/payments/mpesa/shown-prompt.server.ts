import { aboutMpesa } from "~/payment-providers/mpesa";
import { promptPauses, promptSeconds } from "~/payment-providers/mpesa-limits";
import { isOpen } from "../attempts/attempt-states";
import { isWindowOver, later } from "../attempts/schedule";
import { localPhone } from "../local-phone";
import type { Paybill, PromptState } from "../panel/view";
import type { Attempted } from "../provider";
import type { Reason } from "../reasons";
import { accountOf } from "../reference";

/** Where a prompt stands that was not paid. */
export function shownPrompt(
  { order, attempt, asked, key, now }: Attempted,
  paybill: Paybill,
): PromptState | undefined {
  const { how } = aboutMpesa.method;
  const phone = attempt.phone ? localPhone(attempt.phone) : "";
  const secondsUntil = (seconds: number) =>
    Math.max(0, Math.ceil((later(attempt.createdAt, seconds).getTime() - now.getTime()) / 1_000));
  if (isOpen(attempt.state) && !isWindowOver(aboutMpesa.name, attempt.createdAt, now)) {
    return {
      kind: "waiting",
      how,
      phone,
      cents: attempt.amountCents,
      // Asked, and no answer yet that could be read.
      isUnclear: attempt.state !== "waiting",
      isHelp: asked === "help",
      promptLeft: secondsUntil(promptSeconds),
      againIn: secondsUntil(attempt.state === "waiting" ? promptPauses.same : promptPauses.unclear),
      key,
      paybill,
      account: accountOf(order.reference),
    };
  }
  if (isOpen(attempt.state) || attempt.state === "unconfirmed") return { kind: "unconfirmed", how };
  if (attempt.state === "expired" || !attempt.reason) return undefined;
  const busy = attempt.reason === "busy" || attempt.reason === "sent-twice";
  const againIn = busy ? secondsUntil(promptPauses.any) : 0;
  const reason = attempt.reason as Reason;
  return { kind: "problem", how, reason, phone, cents: attempt.amountCents, key, againIn };
}
