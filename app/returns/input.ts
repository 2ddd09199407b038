import * as z from "zod/mini";
import { fieldLimits } from "~/choices/field-limits";
import { line, optionalLine, text, tick } from "~/forms/rules";
import { type Cents, nothing } from "~/money/cents";
import { centsIn } from "~/money/decimals";

export const askInput = z.object({
  serial: line(fieldLimits.serialNumber, "Enter the serial number."),
  fault: text(fieldLimits.returnFault, "Say what is wrong with it, in the buyer's words."),
  tellBuyer: tick(),
});
export type AskInput = z.output<typeof askInput>;

/** Which version of the return the person saw, and whether the buyer is mailed. */
const target = { version: z.coerce.number().check(z.int(), z.positive()), tellBuyer: tick() };

export const plainInput = z.object(target);
export const repairInput = z.object({
  ...target,
  work: text(fieldLimits.returnFault, "Say what was done. The buyer reads it when it is sent back."),
});
export const replaceInput = z.object({
  ...target,
  serial: line(fieldLimits.serialNumber, "Enter the serial number of the machine that goes out."),
});
export const sendBackInput = z.object({
  ...target,
  courier: line(120, "Say who carries it."),
  tracking: optionalLine(60),
});
const wrongAmount = "Enter the amount, such as 20,000.00.";
export const refundInput = z.object({
  ...target,
  amount: z.pipe(
    z.pipe(
      line(20, wrongAmount),
      z.transform((typed) => centsIn(typed) ?? nothing),
    ),
    z.custom<Cents>((cents) => Number(cents) > 0, wrongAmount),
  ),
  /** Unused: it can be sold again. */
  isBack: tick(),
});
export type PlainInput = z.output<typeof plainInput>;
export type RepairInput = z.output<typeof repairInput>;
export type ReplaceInput = z.output<typeof replaceInput>;
export type SendBackInput = z.output<typeof sendBackInput>;
export type RefundInput = z.output<typeof refundInput>;
