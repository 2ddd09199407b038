import { type Actor, may } from "~/access/rights";
import type { AuditEvent } from "~/db/schema";
import { emailDelaySeconds, leavesVersion, transitions, undoMinutes } from "~/orders/steps/transitions";
import { recordedStep } from "./steps/all";

/** What was done last, for a short while, and until when it can be taken back. */
export type LastDone = { id: number; text: string; undo: boolean; secondsLeft: number };

export function lastDone(events: AuditEvent[], actor: Actor): LastDone | undefined {
  const unchanging: readonly string[] = leavesVersion;
  const change = events.find(({ action }) => !unchanging.includes(action));
  const step = change && change.action in transitions ? change : undefined;
  const told = Boolean(step?.after?.buyerTold);
  const undoSeconds = step ? (told ? emailDelaySeconds : undoMinutes * 60) - secondsSince(step) : 0;
  if (step && undoSeconds > 0 && may(actor, "orders.move")) {
    const email = told ? ` The email leaves in ${undoSeconds} seconds.` : "";
    return { id: step.id, text: `${doneWords(step.action)}${email}`, undo: true, secondsLeft: undoSeconds };
  }
  const [latest] = events.filter(({ action }) => action !== "view");
  const text = latest && doneWords(latest.action);
  const secondsLeft = latest ? shownSeconds - secondsSince(latest) : 0;
  if (!text || latest.actorId !== actor.id || secondsLeft <= 0) return undefined;
  return { id: latest.id, text, undo: false, secondsLeft };
}

const shownSeconds = 8;

function doneWords(action: string): string | undefined {
  return recordedStep(action)?.record.done ?? others[action];
}

const others: Record<string, string> = { undo: "Taken back.", assign: "Owner saved." };

function secondsSince({ at }: AuditEvent): number {
  return Math.round((Date.now() - at.getTime()) / 1000);
}
