import { machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import { sizeLine } from "~/pricing/size";
import { triedLine } from "~/till/tried";

/**
 * What a link says its visitor asks about: `?about=pos-terminal`, `?about=hardware`, `?about=till&tried=cash.split`,
 * `?about=pricing&tills=4`, `?order=VLT-7K3M9PX`. Only
 * known things are named, so that nobody writes into our messages through an address.
 */
export function aboutOf(search: URLSearchParams): string | undefined {
  const about = search.get("about");
  const order = search.get("order") ?? "";
  if (/^VLT-[2-9A-HJ-NP-Z]{7}$/.test(order)) return `order ${order}`;
  if (about === "pricing") return sizeLine(search);
  if (about === "till") return triedLine(search.get("tried") ?? "");
  return about === "hardware" ? "a hardware quote" : machines.find(({ id }) => id === about)?.name;
}

/** The message as sales reads it. What would not fit is left out: the visitor's own text matters more. */
export function withAbout(about: string | undefined, message = ""): string | undefined {
  if (!about) return message || undefined;
  const whole = [`About: ${about}`, message].filter(Boolean).join("\n\n");
  return [...whole].length <= fieldLimits.message ? whole : message;
}
