import type { Language } from "~/language/language";
import { catalogueOf, type Hardware } from "./catalogue";
import type { HardwareType } from "./machines";
import { barcodeScannerWords } from "./machines/barcode-scanner.sw";
import { paymentTerminalWords } from "./machines/payment-terminal.sw";
import { posTerminalWords } from "./machines/pos-terminal.sw";
import { receiptPrinterWords } from "./machines/receipt-printer.sw";
import { machineWords } from "./machines.sw";

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
  const whole = catalogueOf(machineWords[language], (id) => pages[id][language]);
  return language === "sw" ? whole.map((one) => ({ ...one, views: named(one.views) })) : whole;
}

function named([first, ...views]: Hardware["views"]): Hardware["views"] {
  return [{ ...first, label: "mashine" }, ...views];
}
