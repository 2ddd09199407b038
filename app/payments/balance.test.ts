import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orders } from "~/db/schema";
import { cents, minus, portion, sum } from "~/money/cents";
import { newAccessKey, newReference } from "~/orders/reference.server";
import { onEachDatabase } from "../../tests/databases";
import { type Balance, balanceOf, canPay, type Sums } from "./balance";

const start: Sums = {
  orderStatus: "pending",
  totalCents: cents(100),
  creditedCents: cents(0),
  paidCents: cents(0),
  refundedCents: cents(0),
  askedAgainCents: cents(0),
};

type Event =
  | Sums["orderStatus"]
  | `pays ${number}`
  | `returns ${number}`
  | `refund ${number}`
  | "asked again"
  | `withdrawn ${number}`;

function after(sums: Sums, event: Event): Sums {
  const [what, amount] = event.split(" ");
  const moved = cents(Number(amount) || 0);
  switch (what) {
    case "pays":
      return { ...sums, paidCents: sum([sums.paidCents, moved]) };
    case "returns":
      return { ...sums, creditedCents: sum([sums.creditedCents, moved]) };
    case "refund":
      return { ...sums, refundedCents: sum([sums.refundedCents, moved]) };
    case "withdrawn":
      return { ...sums, paidCents: minus(sums.paidCents, moved) };
    case "asked":
      return { ...sums, askedAgainCents: sum([sums.askedAgainCents, balanceOf(sums).missingCents]) };
    default:
      return { ...sums, orderStatus: what as Sums["orderStatus"] };
  }
}

/** Every way from new to closed: what the buyer is asked for, what is owed, what is missing, and whether paying is open. */
const paths: [Event[], left: number, owed: number, missing: number, open: boolean][] = [
  [[], 100, 0, 0, false],
  [["confirmed"], 100, 0, 0, true],
  [["confirmed", "pays 40"], 60, 0, 0, true],
  [["confirmed", "pays 100"], 0, 0, 0, false],
  [["confirmed", "pays 100", "packed", "shipped", "delivered"], 0, 0, 0, false],
  // Paid before it was confirmed, or too much.
  [["pays 100"], 0, 0, 0, false],
  [["confirmed", "pays 140"], 0, 40, 0, false],
  [["confirmed", "pays 140", "refund 40"], 0, 0, 0, false],
  [["confirmed", "pays 140", "refund 20"], 0, 20, 0, false],
  // Cancelled: nothing is asked for, everything is owed, whenever it came.
  [["cancelled"], 0, 0, 0, false],
  [["confirmed", "pays 100", "cancelled"], 0, 100, 0, false],
  [["confirmed", "pays 100", "cancelled", "refund 100"], 0, 0, 0, false],
  [["confirmed", "cancelled", "pays 100"], 0, 100, 0, false],
  [["confirmed", "cancelled", "pays 100", "refund 30"], 0, 70, 0, false],
  [["confirmed", "pays 40", "cancelled", "refund 40", "pays 60"], 0, 60, 0, false],
  // Returned after delivery: refunded or not, the buyer is never asked for it again.
  [["delivered", "pays 100", "returns 100"], 0, 100, 0, false],
  [["delivered", "pays 100", "returns 100", "refund 100"], 0, 0, 0, false],
  [["delivered", "pays 100", "returns 30", "refund 30"], 0, 0, 0, false],
  [["delivered", "pays 100", "returns 30", "refund 30", "returns 70", "refund 70"], 0, 0, 0, false],
  [["delivered", "pays 140", "returns 30", "refund 70"], 0, 0, 0, false],
  // Delivered before it was paid.
  [["delivered"], 100, 0, 0, true],
  [["delivered", "returns 30"], 70, 0, 0, true],
  [["delivered", "returns 100"], 0, 0, 0, false],
  [["delivered", "returns 30", "pays 70"], 0, 0, 0, false],
  // Money went back although the order wanted it: a person decides, and nobody pays meanwhile.
  [["confirmed", "pays 100", "refund 100"], 0, 0, 100, false],
  [["confirmed", "pays 100", "refund 25"], 0, 0, 25, false],
  [["confirmed", "pays 40", "refund 40"], 60, 0, 40, false],
  [["confirmed", "pays 100", "refund 100", "asked again"], 100, 0, 0, true],
  [["confirmed", "pays 100", "refund 100", "asked again", "pays 100"], 0, 0, 0, false],
  [["confirmed", "pays 40", "refund 40", "asked again"], 100, 0, 0, true],
  [["confirmed", "pays 100", "refund 100", "cancelled"], 0, 0, 0, false],
  [["delivered", "pays 100", "refund 100", "returns 100"], 0, 0, 0, false],
  // More went back than came.
  [["confirmed", "pays 100", "cancelled", "refund 100", "refund 100"], 0, 0, 100, false],
  // Recorded by mistake.
  [["confirmed", "pays 100", "withdrawn 100"], 100, 0, 0, true],
  [["confirmed", "pays 140", "withdrawn 140", "pays 100"], 0, 0, 0, false],
];

describe("what an order wants", () => {
  test.each(paths)("%j leaves %i, owes %i, misses %i", (events, left, owed, missing, open) => {
    const sums = events.reduce(after, start);
    expect(balanceOf(sums)).toMatchObject({ leftCents: left, owedCents: owed, missingCents: missing });
    expect(canPay(sums)).toBe(open);
  });
});

onEachDatabase((services) => {
  const drawn = fc
    .record({
      isCancelled: fc.boolean(),
      totalCents: fc.integer({ min: 1, max: 200 }).map(cents),
      creditedShare: fc.integer({ min: 0, max: 100 }),
      paidCents: fc.integer({ min: 0, max: 300 }).map(cents),
      refundedCents: fc.integer({ min: 0, max: 300 }).map(cents),
      askedAgainCents: fc.integer({ min: 0, max: 200 }).map(cents),
    })
    .map(({ isCancelled, creditedShare, ...sums }) => ({
      ...sums,
      creditedCents: portion(sums.totalCents, creditedShare, 100),
      ...(isCancelled
        ? { orderStatus: "cancelled" as const, cancelledAt: new Date(), cancelReason: "not-paid" as const }
        : { orderStatus: "pending" as const }),
    }));

  test("the columns of lists hold the same sums", async () => {
    const buyer = {
      customerName: "Njeri",
      customerEmail: "njeri@duka.example",
      customerPhone: "+254712345678",
      shippingAddress: "Thika",
      channel: "form" as const,
    };
    const values = fc
      .sample(drawn, 300)
      .map((sums) => ({ ...buyer, ...sums, reference: newReference(), accessKey: newAccessKey() }));
    const rows = await services().db.insert(orders).values(values).returning();
    expect(rows).toHaveLength(300);
    for (const row of rows) expect(row).toMatchObject(stored(balanceOf(row)));
  });
});

function stored({ leftCents, owedCents, missingCents }: Balance) {
  return { leftCents, owedCents, missingCents };
}
