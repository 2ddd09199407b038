import type { Language } from "~/language/language";
import { published } from "~/published/published";
import type { PictureName } from "~/ui/pictures";
import type { MachineFacts, MachinePage } from "./machine-entry";
import { type CategoryPath, type HardwareType, machines } from "./machines";
import { barcodeScannerPage } from "./machines/barcode-scanner";
import { paymentTerminalPage } from "./machines/payment-terminal";
import { posTerminalPage } from "./machines/pos-terminal";
import { receiptPrinterPage } from "./machines/receipt-printer";
import { isSold } from "./sold";

const pages: Record<HardwareType, MachinePage> = {
  "pos-terminal": posTerminalPage,
  "receipt-printer": receiptPrinterPage,
  "payment-terminal": paymentTerminalPage,
  "barcode-scanner": barcodeScannerPage,
};

export type Hardware = Omit<MachineFacts, "counter"> &
  Omit<MachinePage, "pictures" | "asked"> & {
    id: HardwareType;
    path: CategoryPath;
    image: `hardware/${HardwareType}`;
    /** The first shows the whole machine. */
    views: readonly [View, ...View[]];
    turns: boolean;
    isSold: boolean;
  };

export type View = { name: PictureName; label: string; alt: string };

export const catalogue = catalogueOf("en", machines, (id) => pages[id]);

/** The machines with what their pages tell, from the texts of one language. */
export function catalogueOf(
  language: Language,
  facts: readonly (MachineFacts & { id: HardwareType; path: CategoryPath })[],
  pageOf: (id: HardwareType) => MachinePage,
): readonly Hardware[] {
  return facts.map(({ counter: _, ...machine }) => {
    const { pictures, asked: _asked, ...page } = pageOf(machine.id);
    return {
      ...machine,
      ...page,
      description: published("machines")?.[machine.id]?.description[language] ?? page.description,
      isSold: isSold(machine.id),
      image: `hardware/${machine.id}`,
      views: viewsOf(machine.id, pictures),
      turns: pictures.turns,
    };
  });
}

export function findHardware(id: HardwareType): Hardware {
  const hardware = catalogue.find((entry) => entry.id === id);
  if (!hardware) throw new Error(`There is no ${id} in the catalogue.`);
  return hardware;
}

export function askedOf(id: HardwareType): MachinePage["asked"] {
  return pages[id].asked;
}

function viewsOf(id: HardwareType, { alt, views }: MachinePage["pictures"]): Hardware["views"] {
  return [
    { name: `hardware/${id}`, label: "the machine", alt },
    ...views.map(({ view, ...words }) => ({ name: `hardware/views/${id}-${view}` as PictureName, ...words })),
  ];
}
