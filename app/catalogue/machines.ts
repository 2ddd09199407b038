import { cents } from "../money/cents";
import { published } from "../published/published";
import type { MachineFacts } from "./machine-entry";
import { barcodeScanner } from "./machines/barcode-scanner";
import { paymentTerminal } from "./machines/payment-terminal";
import { posTerminal } from "./machines/pos-terminal";
import { receiptPrinter } from "./machines/receipt-printer";

/** The machines we sell, in the order of every list. */
export const machinesInCode = [
  posTerminal,
  receiptPrinter,
  paymentTerminal,
  barcodeScanner,
] as const satisfies readonly MachineFacts[];

/** As published by staff, or as above. */
export const machines = withPublished(machinesInCode);

function withPublished(inCode: typeof machinesInCode): typeof machinesInCode {
  const sales = published("machines");
  if (!sales) return inCode;
  const changed = inCode.map((machine) => {
    const { price = machine.price, line, badge } = sales[machine.id] ?? {};
    return {
      ...machine,
      price: cents(price),
      line: line?.en ?? machine.line,
      badge: badge?.en ?? machine.badge,
    };
  });
  // The types above are those of the code.
  return changed as unknown as typeof machinesInCode;
}

export type HardwareType = (typeof machines)[number]["id"];
export type CategoryPath = (typeof machines)[number]["path"];
