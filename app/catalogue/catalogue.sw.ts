import type { Language } from "~/language/language";
import { catalogueOf, type Hardware } from "./catalogue";
import { type HardwareType, machinesInCode } from "./machines";
import { barcodeScannerWords } from "./machines/barcode-scanner.sw";
import { paymentTerminalWords } from "./machines/payment-terminal.sw";
import { posTerminalWords } from "./machines/pos-terminal.sw";
import { receiptPrinterWords } from "./machines/receipt-printer.sw";
import { machineWords, machineWordsInCode } from "./machines.sw";

const pages = {
  "pos-terminal": posTerminalWords,
  "receipt-printer": receiptPrinterWords,
  "payment-terminal": paymentTerminalWords,
  "barcode-scanner": barcodeScannerWords,
} satisfies Record<HardwareType, unknown>;

/** The catalogue as the pages of each language show it. */
export const catalogueIn: Record<Language, readonly Hardware[]> = {
  en: inLanguage("en"),
  sw: inLanguage("sw"),
};

function inLanguage(language: Language): readonly Hardware[] {
  const whole = catalogueOf(language, machineWords[language], (id) => pages[id][language]);
  return language === "sw" ? whole.map((one) => ({ ...one, views: named(one.views) })) : whole;
}

function named([first, ...views]: Hardware["views"]): Hardware["views"] {
  return [{ ...first, label: "mashine" }, ...views];
}

/** What the code says of the machines before anybody has published anything. */
export const catalogueTextsInCode = machinesInCode.map(({ id, name, price }, place) => {
  const both = (text: (language: Language) => string | undefined) => ({
    en: text("en") ?? "",
    sw: text("sw") ?? "",
  });
  return {
    id,
    name,
    price,
    badge: both((language) => machineWordsInCode[language][place]?.badge),
    line: both((language) => machineWordsInCode[language][place]?.line),
    description: both((language) => pages[id][language].description),
  };
});
