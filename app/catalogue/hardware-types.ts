/** The ids under which machines are ordered. Apart from the catalogue, so that a form can check them without its copy. */
export const hardwareTypes = [
  "pos-terminal",
  "receipt-printer",
  "payment-terminal",
  "barcode-scanner",
] as const;

export type HardwareType = (typeof hardwareTypes)[number];
