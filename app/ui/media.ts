/** The pictures in public/media: their widths on disk, their full size and what they show. */
export const media = {
  "blog/accounting-automation": {
    widths: [600, 800, 1200],
    width: 1200,
    height: 800,
    alt: "Green ledger with a printed receipt draped over it beside stacks of marigold coins",
  },
  "blog/choosing-an-erp": {
    widths: [600, 800, 1200],
    width: 1200,
    height: 800,
    alt: "Modular building blocks with simple icons, one marigold block being added to the stack",
  },
  "blog/cloud-migration": {
    widths: [600, 800, 1200],
    width: 1200,
    height: 800,
    alt: "Coloured blocks rising from a graphite server stack into a soft white cloud",
  },
  "blog/custom-integrations": {
    widths: [600, 800, 1200],
    width: 1200,
    height: 800,
    alt: "Jigsaw of off-white, green and graphite tiles with a marigold piece about to drop into place",
  },
  "blog/enterprise-software-security": {
    widths: [600, 800, 1200],
    width: 1200,
    height: 800,
    alt: "Off-white padlock with a marigold band and two keys on a deep green backdrop",
  },
  "blog/pos-trends-kenya": {
    widths: [600, 800, 1200],
    width: 1200,
    height: 800,
    alt: "Phone with an M-Pesa prompt for ksh 1,170.00 beside a payment terminal on a deep green backdrop",
  },
  "hardware/barcode-scanner": {
    widths: [480, 720, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto wireless pistol-grip barcode scanner with a marigold trigger, seated in an off-white charging cradle",
  },
  "hardware/barcode-scanner-back": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto barcode scanner in its cradle seen from behind, with a USB-C charging cable",
  },
  "hardware/barcode-scanner-front": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto barcode scanner seen from the front, looking out of its cradle",
  },
  "hardware/barcode-scanner-use": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto barcode scanner in its cradle reading the barcode of a packet of maize flour with a red aiming line",
  },
  "hardware/cash-register": {
    widths: [480, 720, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto touchscreen terminal with a receipt printer beside it, both showing a shop sale of ksh 1,170.00",
  },
  "hardware/payment-terminal": {
    widths: [480, 720, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto handheld payment terminal on its stand, asking for ksh 1,170.00 with a tap-to-pay symbol and an M-Pesa button above a physical keypad",
  },
  "hardware/payment-terminal-back": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Back of the Velto payment terminal with camera and speaker, standing on its charging stand with a USB-C cable",
  },
  "hardware/payment-terminal-front": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto payment terminal on its stand seen from the front, ready for a card, a phone or M-Pesa",
  },
  "hardware/payment-terminal-use": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto payment terminal lying on a counter with a card in its slot and the message Payment received, beside a phone with an M-Pesa prompt",
  },
  "hardware/pos-terminal": {
    widths: [480, 720, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto 15.6 inch touchscreen point-of-sale terminal on an off-white stand, showing a shop sale with a Charge button for ksh 1,170.00",
  },
  "hardware/pos-terminal-back": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Back of the Velto point-of-sale terminal: power, network, USB, display and cash drawer sockets beside the stand, with two cables plugged in",
  },
  "hardware/pos-terminal-front": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto point-of-sale terminal seen from the front, its screen showing sale 0412",
  },
  "hardware/pos-terminal-use": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto point-of-sale terminal beside a counter scale with four tomatoes; the screen and the scale both show 1.240 kg",
  },
  "hardware/receipt-printer": {
    widths: [480, 720, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto 80 mm receipt printer in off-white and graphite with a marigold feed button, printing a shop receipt for ksh 1,170.00",
  },
  "hardware/receipt-printer-back": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Back of the Velto receipt printer: power, USB, network and cash drawer sockets, with power and network cables plugged in",
  },
  "hardware/receipt-printer-front": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto receipt printer seen from the front with a receipt coming out of the top",
  },
  "hardware/receipt-printer-use": {
    widths: [480, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto receipt printer feeding out a full receipt, with a torn receipt and two spare paper rolls beside it",
  },
} as const satisfies Record<string, Media>;

export type MediaName = keyof typeof media;

export function pictureFile(name: MediaName, width: number, type: "avif" | "webp"): string {
  return `/media/${name}-${width}.${type}`;
}

type Media = { widths: readonly number[]; width: number; height: number; alt: string };
