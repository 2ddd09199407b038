import type { Language } from "~/language/language";
import { site } from "~/site";

export function signatureIn(language: Language): string[] {
  return [
    `${site.name}. ${language === "sw" ? site.swahili.tagline : site.tagline}`,
    site.address.district,
    `${site.phones[0]}, ${site.email.info}`,
  ];
}
