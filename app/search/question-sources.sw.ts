import { machineWords } from "~/catalogue/machines.sw";
import type { Language } from "~/language/language";
import { editionWords } from "~/pos/editions.sw";
import { type FaqSource, faqSource, type pages } from "./question-sources";

const inSwahili: Record<keyof typeof pages, string> = {
  "/products/hardware": "Vifaa vya POS",
  "/products/veltopos": "VeltoPOS",
  "/products/veltopos/try": "Jaribu VeltoPOS",
  "/products/veltoerp": "VeltoERP",
  "/services": "Huduma",
  "/individual": "Biashara ndogo na za kati",
  "/enterprise": "Kampuni kubwa",
  "/request-demo": "Omba Demo",
  "/contact": "Wasiliana nasi",
  "/company": "Kuhusu sisi",
  "/pricing": "Bei",
  "/delivery-warranty-returns": "Delivery, warranty na kurudisha",
  "/etims": "eTIMS na VeltoPOS",
  "/mpesa-pos": "M-Pesa kwenye kaunta",
  "/products/veltopos/spare-parts": "Spare parts na garage",
  "/products/veltopos/supermarkets": "Minimart na supermarket",
  "/careers": "Nafasi za kazi",
  "/orders/find": "Tafuta oda yako",
  "/privacy": "Sera ya faragha",
  "/terms": "Masharti",
};

/** The page that an answer comes from, by the name that a reader of this language knows it by. */
export function faqSourceIn(language: Language, path: string): string {
  const english = faqSource(path);
  if (language === "en") return english;
  const names: Partial<Record<FaqSource, string>> = {
    ...inSwahili,
    ...Object.fromEntries(machineWords.sw.map(({ path, family }) => [path, family])),
    ...Object.fromEntries(editionWords.sw.map(({ to, name }) => [to, `VeltoPOS: ${name}`])),
  };
  return names[path as FaqSource] ?? english;
}
