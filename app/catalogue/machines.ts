import type { MachineFacts } from "./machine-entry";
import { barcodeScanner } from "./machines/barcode-scanner";
import { paymentTerminal } from "./machines/payment-terminal";
import { posTerminal } from "./machines/pos-terminal";
import { receiptPrinter } from "./machines/receipt-printer";

/** The machines we sell, in the order of every list. */
export const machines = [
  posTerminal,
  receiptPrinter,
  paymentTerminal,
  barcodeScanner,
] as const satisfies readonly MachineFacts[];

export type HardwareType = (typeof machines)[number]["id"];
export type CategoryPath = (typeof machines)[number]["path"];
