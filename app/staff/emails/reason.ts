import type { EmailFailure } from "~/jobs/failed-emails.server";
import { reasons, stateReasons } from "./content";

/** Why an email failed and what helps, for people who don't read SMTP. */
export function reasonOf({ state, reason }: EmailFailure): { words: string; advice: string } {
  const known = reasons.find(({ pattern }) => pattern.test(reason));
  return known ?? stateReasons[state];
}
