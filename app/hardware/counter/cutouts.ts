import type { MachineId } from "~/catalogue/kit";

/** The machines without their ground, in public/media/hardware/cutout. One scale holds for all of them. */
export const cutouts: Record<MachineId, { height: number; millimetres: number }> = {
  "pos-terminal": { height: 389, millimetres: 450 },
  "receipt-printer": { height: 569, millimetres: 290 },
  "payment-terminal": { height: 604, millimetres: 240 },
  "barcode-scanner": { height: 583, millimetres: 240 },
};
