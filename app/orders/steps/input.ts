import { z } from "zod";
import { cancelReasons } from "~/forms/choices";
import { centsIn } from "./amounts";
import { moneyMethods, waysToPay } from "./content";

/** Every step says which order it means, and which version of it the person saw. */
const target = {
  version: z.coerce.number().int().positive(),
  /** Nothing is mailed to the buyer when this is not ticked. */
  tellBuyer: z.stringbool().default(false),
};

const line = (most = 120) => z.string().trim().max(most, `At most ${most} characters.`);
const optional = (most?: number) =>
  line(most)
    .transform((value) => value || undefined)
    .optional();
const required = (message: string, most?: number) => line(most).min(1, message);
const day = z.iso.date("Give a day.");

const optionalDay = z.union([z.literal("").transform(() => undefined), day]).optional();
const optionalTime = z
  .union([
    z.literal("").transform(() => undefined),
    z.iso.datetime({ local: true, error: "Give day and time." }),
  ])
  .optional();

const amount = z
  .string()
  .transform(centsIn)
  .refine((cents) => cents !== undefined, { error: "Give an amount such as 41,998.00.", abort: true })
  .refine((cents) => cents > 0, "Give an amount above zero.");

export const confirmInput = z.object({
  ...target,
  deliveryDay: day,
  deliveryCost: optional(60),
  warranty: required("Say what the confirmation promises, for example 12 months.", 200),
  paysBy: z.enum(waysToPay, "Choose how the buyer pays.").optional(),
});

export const packInput = z.object({ ...target, serialNumbers: optional(500) });

export const shipInput = z.object({
  ...target,
  courier: required("Say who carries it."),
  trackingNumber: optional(60),
  trackingUrl: z
    .union([
      z.literal("").transform(() => undefined),
      z.url({ protocol: /^https$/, error: "Give a full address that starts with https." }),
    ])
    .optional(),
  leavesOn: optionalDay,
  arrivesOn: optionalDay,
  driverPhone: optional(32),
});

export const deliverInput = z.object({
  ...target,
  handedOverAt: optionalTime,
  signedBy: optional(),
  damage: optional(500),
});

export const cancelInput = z.object({
  ...target,
  reason: z.enum(cancelReasons, "Choose a reason."),
  note: optional(500),
});

export const returnInput = z.object({
  ...target,
  items: required("Say what came back.", 500),
  faulty: z.stringbool().default(false),
  refund: amount,
});

/** An M-Pesa receipt has ten letters and digits; other references are taken as they are. */
export const paymentInput = z
  .object({
    ...target,
    method: z.enum(moneyMethods, "Choose how it was paid."),
    amount,
    receiptCode: line(64)
      .transform((value) => value.toUpperCase().replace(/\s/g, "") || undefined)
      .optional(),
    receivedAt: optionalTime,
    note: optional(500),
    /** It is meant, unusual as it is. */
    isSure: z.stringbool().default(false),
  })
  .refine(({ method, receiptCode }) => method !== "mpesa" || /^[A-Z0-9]{10}$/.test(receiptCode ?? ""), {
    path: ["receiptCode"],
    message: "An M-Pesa receipt has 10 letters and digits.",
  })
  .refine(({ method, receiptCode }) => method === "cash" || receiptCode, {
    path: ["receiptCode"],
    message: "Give the reference on the statement.",
  });

export const withdrawInput = z.object({
  ...target,
  payment: z.uuid("Choose the payment on the order's page."),
  reason: required("Say what was wrong, for the record.", 500),
});

export const versionInput = z.object(target);
export const serialNumbersInput = z.object({ ...target, serialNumbers: optional(500) });

export type ConfirmInput = z.infer<typeof confirmInput>;
export type PackInput = z.infer<typeof packInput>;
export type ShipInput = z.infer<typeof shipInput>;
export type DeliverInput = z.infer<typeof deliverInput>;
export type CancelInput = z.infer<typeof cancelInput>;
export type ReturnInput = z.infer<typeof returnInput>;
export type WithdrawInput = z.infer<typeof withdrawInput>;
export type VersionInput = z.infer<typeof versionInput>;
export type PaymentInput = z.infer<typeof paymentInput>;
export type SerialNumbersInput = z.infer<typeof serialNumbersInput>;
