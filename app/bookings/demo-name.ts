import { editions } from "~/pos/editions";
import { otherEdition } from "./hours";

/** What is shown, in the visitor's words. */
export function demoName(edition: string | null): string {
  return edition ? "VeltoPOS demo" : "Velto demo";
}

/** What is shown, in the company's words. */
export function editionWords(edition: string | null): string {
  if (!edition || edition === otherEdition) return "VeltoERP and others";
  return editions.find(({ slug }) => slug === edition)?.name ?? edition;
}
