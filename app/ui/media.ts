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
  "hardware/pos-terminal": {
    widths: [480, 720, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto 15.6 inch touchscreen point-of-sale terminal on an off-white stand, showing a shop sale with a Charge button for ksh 1,170.00",
  },
  "hardware/receipt-printer": {
    widths: [480, 720, 960, 1600],
    width: 1600,
    height: 1200,
    alt: "Velto 80 mm receipt printer in off-white and graphite with a marigold feed button, printing a shop receipt for ksh 1,170.00",
  },
} as const satisfies Record<string, Media>;

export type MediaName = keyof typeof media;

type Media = { widths: readonly number[]; width: number; height: number; alt: string };
