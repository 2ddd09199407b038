import { beforeEach, expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { contactMessages, demoRequests, orderLines } from "./schema";

const message = { name: "Asha", email: "asha@duka.example", message: "Hi" };
const demo = { name: "Asha", email: "asha@duka.example", company: "Duka", phone: "0712 345 678" };
const order = {
  reference: "VLT-7K3M9PQ2",
  accessKey: "a".repeat(32),
  hardwareType: "pos-terminal",
  hardwareName: "POS Terminal",
  unitPrice: shillings(20_000),
  quantity: 3,
  totalAmount: shillings(60_000),
  customerName: "Asha",
  customerEmail: "asha@duka.example",
  customerPhone: "+254712345678",
  shippingAddress: "Moi Avenue 12, Nairobi",
};

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test.each([
    [
      "longest",
      {
        name: "n".repeat(120),
        email: `${"e".repeat(242)}@duka.example`.slice(-254),
        message: "m".repeat(5000),
      },
    ],
    ["emoji count as one character", { ...message, name: "🛒".repeat(120) }],
    ["chat with a phone only", { ...message, email: null, phone: "0712345678", channel: "chat" as const }],
    ["with transcript", { ...message, transcript: [{ from: "visitor" as const, text: "Bei?" }] }],
  ])("a message is taken: %s", async (_, values) => {
    await services().db.insert(contactMessages).values(values);
  });

  test.each([
    ["name", { name: "" }],
    ["name", { name: "n".repeat(121) }],
    ["email", { email: "asha" }],
    ["email", { email: "asha@duka.example bcc@x.example" }],
    ["email", { email: `${"e".repeat(250)}@x.example` }],
    ["message", { message: "" }],
    ["message", { message: "m".repeat(5001) }],
    ["phone", { phone: "123456" }],
    ["phone", { phone: "call me" }],
    ["reachable", { email: null, phone: "0712345678" }],
    ["reachable", { email: null, channel: "chat" as const }],
    ["channel", { channel: "fax" as never }],
    ["source_page", { sourcePage: "/contact?email=asha@duka.example" }],
  ])("a message is refused by %s: %j", async (rule, change) => {
    await expect(
      services()
        .db.insert(contactMessages)
        .values({ ...message, ...change }),
    ).rejects.toMatchObject({
      cause: { code: "23514", constraint: `contact_messages_${rule}` },
    });
  });

  test.each([
    ["company", { company: "c".repeat(161) }],
    ["phone", { phone: "1".repeat(16) }],
    ["employees", { employees: "12" }],
    ["message", { message: "m".repeat(5001) }],
    ["edition", { edition: "Retail!" }],
  ])("a demo request is refused by %s: %j", async (rule, change) => {
    await services().db.insert(demoRequests).values(demo);
    await expect(
      services()
        .db.insert(demoRequests)
        .values({ ...demo, ...change }),
    ).rejects.toMatchObject({
      cause: { code: "23514", constraint: `demo_requests_${rule}` },
    });
  });

  test("an order is stored pending, and its amounts are numbers", async () => {
    const [row] = await services().db.insert(orderLines).values(order).returning();
    expect(row).toMatchObject({
      totalAmount: shillings(60_000),
      unitPrice: shillings(20_000),
      paymentMethod: "credit_card",
      paymentStatus: "pending",
      orderStatus: "pending",
    });
  });

  test.each([
    ["total", { quantity: 0, totalAmount: shillings(0) }],
    ["quantity", { quantity: 1000, totalAmount: shillings(20_000_000) }],
    ["total_amount", { totalAmount: shillings(1) }],
    ["reference", { reference: "VLT-O0I1AAAA" }],
    ["reference", { reference: "VLT-7K3M9PQ2XX" }],
    ["access_key", { accessKey: "short" }],
    ["payment_method", { paymentMethod: "cash" as never }],
    ["payment_status", { paymentStatus: "free" as never }],
    ["order_status", { orderStatus: "lost" as never }],
    ["shipping_address", { shippingAddress: "s".repeat(501) }],
  ])("an order is refused by %s: %j", async (rule, change) => {
    await expect(
      services()
        .db.insert(orderLines)
        .values({ ...order, ...change }),
    ).rejects.toMatchObject({
      // What an order shares is checked on the order first.
      cause: { code: "23514", constraint: expect.stringMatching(`^(hardware_orders|purchases)_${rule}$`) },
    });
  });
});
