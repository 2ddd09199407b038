import type { PaperName } from "~/orders/papers/paper";

export const paperNames: Record<PaperName, string> = {
  "delivery-note": "Delivery note",
  "packing-list": "Packing list",
  "warranty-card": "Warranty card",
};

export const paperTexts = {
  title: "Papers",
  back: "Back to the order",
  pdf: "PDF",
  print: "Print",
  languages: "Language",
  named: { en: "English", sw: "Kiswahili" },
};
