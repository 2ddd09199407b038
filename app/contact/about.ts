import { machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import type { Language } from "~/language/language";
import { sizeLine } from "~/pricing/size";
import { triedLine } from "~/till/tried";

/**
 * What a link says its visitor asks about: `?about=pos-terminal`, `?about=hardware`, `?about=till&tried=cash.split`,
 * `?about=pricing&tills=4`, `?about=kiswahili&page=/sw/help`, `?order=VLT-7K3M9PX`. Only known things are named, so that
 * nobody writes into our messages through an address. Staff read it in English, its visitor in the page's language.
 */
export function aboutOf(search: URLSearchParams, language: Language): string | undefined {
  const about = search.get("about");
  const order = search.get("order") ?? "";
  const texts = words[language];
  if (/^VLT-[2-9A-HJ-NP-Z]{7}$/.test(order)) return `${texts.order} ${order}`;
  if (about === "pricing") return sizeLine(search, language);
  if (about === "till") return triedLine(search.get("tried") ?? "", language);
  if (about === "kiswahili") return `${texts.swahili} ${pageIn(search.get("page"))}`.trim();
  return about === "hardware" ? texts.hardware : machines.find(({ id }) => id === about)?.name;
}

const words = {
  en: { order: "order", hardware: "a hardware quote", swahili: "a mistake in the Swahili of" },
  sw: { order: "oda", hardware: "quotation ya mashine", swahili: "kosa la Kiswahili kwenye ukurasa" },
};

function pageIn(given: string | null): string {
  return /^\/sw(\/[a-z-]{1,40}){0,5}$/.test(given ?? "") ? (given ?? "") : "";
}

/** The message as sales reads it. What would not fit is left out: the visitor's own text matters more. */
export function withAbout(about: string | undefined, message = ""): string | undefined {
  if (!about) return message || undefined;
  const whole = [`About: ${about}`, message].filter(Boolean).join("\n\n");
  return [...whole].length <= fieldLimits.message ? whole : message;
}
