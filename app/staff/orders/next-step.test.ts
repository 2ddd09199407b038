import { expect, test } from "vitest";
import { cents } from "~/money/cents";
import { nextStep } from "./next-step";
import { type StepName, steps } from "./steps/all";
import type { NextOrder } from "./steps/order-step";

const order: NextOrder = {
  orderStatus: "pending",
  paymentStatus: "pending",
  mayPackUnpaid: false,
  totalCents: cents(141_998_00),
  paidCents: cents(0),
  refundedCents: cents(0),
  creditedCents: cents(0),
  askedAgainCents: cents(0),
  refundDueBy: null,
  customerName: "Njeri Wambui",
  customerEmail: "njeri@duka.example",
  shippingAddress: "Kenyatta Highway, Thika",
  paymentMethod: "mpesa",
  agreed: {},
  createdAt: new Date("2026-11-16T07:22:00Z"),
  confirmedAt: null,
  deliveredAt: null,
  cancelReason: null,
  lines: [
    { name: "POS Terminal", quantity: 2 },
    { name: "Barcode Scanner", quantity: 3 },
  ],
};
const paid = { paymentStatus: "paid", paidCents: order.totalCents } as const;

test.each([
  ["new", {}, "Call and confirm", ["confirm", "change", "cancel"]],
  [
    "confirmed",
    { orderStatus: "confirmed" },
    "Collect ksh 141,998.00",
    ["pay", "pay-link", "pack", "change", "cancel"],
  ],
  [
    "part paid",
    { orderStatus: "confirmed", paymentStatus: "part_paid", paidCents: cents(100_000_00) },
    "Collect ksh 41,998.00",
    ["pay", "pay-link", "pack", "change", "cancel"],
  ],
  ["paid", { orderStatus: "confirmed", ...paid }, "Pack 5 machines", ["pack", "change", "cancel"]],
  [
    "allowed",
    { orderStatus: "confirmed", mayPackUnpaid: true },
    "Pack 5 machines",
    ["pack", "pay", "change", "cancel"],
  ],
  ["packed", { orderStatus: "packed", ...paid }, "Hand to the courier", ["ship", "change", "cancel"]],
  [
    "on its way",
    { orderStatus: "shipped", ...paid, agreed: { arrivesOn: "2026-11-20" } },
    "Wait for the delivery on Friday 20 November",
    ["deliver", "cancel"],
  ],
  ["delivered", { orderStatus: "delivered", ...paid, deliveredAt: new Date() }, "Done", ["return"]],
  [
    "cancelled with money",
    { orderStatus: "cancelled", ...paid, cancelReason: "buyer-asked" },
    "Refund ksh 141,998.00",
    ["refund"],
  ],
  [
    "returned, and its money still here",
    { orderStatus: "delivered", ...paid, creditedCents: cents(20_000_00), deliveredAt: new Date() },
    "Refund ksh 20,000.00",
    ["refund", "return"],
  ],
  [
    "returned and refunded",
    {
      orderStatus: "delivered",
      ...paid,
      creditedCents: cents(141_998_00),
      refundedCents: cents(141_998_00),
      deliveredAt: new Date(),
    },
    "Done",
    ["return"],
  ],
  [
    "charged back",
    { orderStatus: "confirmed", ...paid, refundedCents: cents(141_998_00) },
    "ksh 141,998.00 went back to the buyer",
    ["ask-again", "pay", "cancel"],
  ],
  ["cancelled", { orderStatus: "cancelled", cancelReason: "out-of-stock" }, "Done", []],
] as [string, Partial<NextOrder>, string, StepName[]][])("%s", (_, state, heading, offered) => {
  const next = nextStep({ ...order, ...state }, { role: "owner" });
  expect(next.heading).toBe(heading);
  expect(next.buttons.map(({ step }) => step)).toEqual(offered);
  for (const { step, closed } of next.buttons) {
    expect(closed, step).toBe(steps[step].closed?.({ ...order, ...state }) !== undefined);
  }
  if (next.buttons.some(({ closed }) => closed)) expect(next.why).toBeTruthy();
});

test("a closed step says why, and only an owner is offered the way around", () => {
  const confirmed = { ...order, orderStatus: "confirmed" } as const;
  expect(nextStep(confirmed, { role: "owner" })).toMatchObject({ opener: { step: "allow-unpaid" } });
  const forSales = nextStep(confirmed, { role: "sales" });
  expect(forSales.opener).toBeUndefined();
  expect(forSales.why).toContain("paid in full");
});

test("sales can't refund, and is told who can", () => {
  const owed = { ...order, orderStatus: "cancelled", ...paid } as const;
  expect(nextStep(owed, { role: "sales" })).toMatchObject({
    buttons: [],
    why: "Only an owner can record a refund.",
  });
});

test("support is offered nothing that moves the order, and reads no amount", () => {
  for (const orderStatus of [
    "pending",
    "confirmed",
    "packed",
    "shipped",
    "delivered",
    "cancelled",
  ] as const) {
    const next = nextStep({ ...order, orderStatus, ...paid, creditedCents: cents(500) }, { role: "support" });
    expect(next.buttons.every(({ step }) => steps[step].right === "orders.note")).toBe(true);
    expect(JSON.stringify(next)).not.toContain("ksh");
  }
});
