import type { Config } from "~/config";
import type { Language } from "~/language/language";
import { fullDate } from "~/time/words";
import { isOver } from "./days";
import { quotationUrl } from "./emails";
import type { FoundQuotation } from "./find-quotation.server";
import { quotationFile } from "./quotation-document";

/** Where a quotation stands: it can be ordered, it ran out, or it was ordered. */
export type Standing =
  | { kind: "open"; until: string }
  | { kind: "over"; on: string }
  | { kind: "ordered"; reference: string | undefined };

export type ShownQuotation = ReturnType<typeof showQuotation>;

/** What the page of a quotation shows, and no more. */
export function showQuotation(
  found: FoundQuotation,
  config: Pick<Config, "siteUrl">,
  now: Date,
  language: Language,
) {
  const { name, email } = found.quotation;
  return {
    document: fileOf(found, config, language).paper,
    standing: standingOf(found, now, language),
    buyer: { name, email },
  };
}

export function fileOf(
  { quotation, maker }: FoundQuotation,
  config: Pick<Config, "siteUrl">,
  language: Language,
) {
  return quotationFile({ ...quotation, language }, quotationUrl({ ...quotation, language }, config), maker);
}

export function standingOf(
  { quotation, orderReference }: FoundQuotation,
  now: Date,
  language: Language,
): Standing {
  if (quotation.acceptedAt) return { kind: "ordered", reference: orderReference };
  const day = fullDate(quotation.validUntil, language);
  return isOver(quotation, now) ? { kind: "over", on: day } : { kind: "open", until: day };
}
