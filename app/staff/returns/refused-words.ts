import type { Fields } from "~/forms/rules";
import { formatCents } from "~/money/format";
import type { ReturnRefusal } from "~/returns/return-verb.server";
import { returnTexts } from "./content";

const texts = returnTexts.refused;

/** For the whole form, or beside one of its fields. */
export function refusedWords(refusal: ReturnRefusal): { problem?: string; errors?: Fields } {
  switch (refusal.refused) {
    case "unknown-serial":
      return { errors: { serial: texts["unknown-serial"] } };
    case "never-shipped":
      return { errors: { serial: texts["never-shipped"] } };
    case "open-already":
      return { errors: { serial: texts["open-already"](refusal.number) } };
    case "serial":
      return { errors: { serial: refusal.why === "used" ? texts.used(refusal.serial) : texts.unreadable } };
    case "too-much":
      return { errors: { amount: texts["too-much"](formatCents(refusal.leftCents)) } };
    case "not-in-stock":
      return { problem: texts.stock(refusal.machine) };
    case "changed":
      return { problem: texts.changed };
    case "not-possible":
    case "unknown":
      return { problem: texts["not-possible"] };
  }
}
