import type { Language } from "~/language/language";
import { editions } from "~/pos/editions";
import { demoPageWords } from "./content.sw";
import { otherEdition } from "./hours";

/** What is shown, in the visitor's words. */
export function demoName(edition: string | null, language: Language = "en"): string {
  const { pos, any } = demoPageWords[language].demo;
  return edition ? pos : any;
}

/** What is shown, in the company's words. */
export function editionWords(edition: string | null): string {
  if (!edition || edition === otherEdition) return "VeltoERP and others";
  return editions.find(({ slug }) => slug === edition)?.name ?? edition;
}
