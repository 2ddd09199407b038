import { randomUUID } from "node:crypto";
import { desc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEvents, orderLines, orders } from "~/db/schema";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { queuedEmails } from "../../../tests/emails";
import { signIn } from "../../../tests/staff";

const fields = {
  "pos-terminal": "2",
  "receipt-printer": "1",
  "payment-terminal": "0",
  "barcode-scanner": "0",
  customer_name: "Njeri Wambui",
  customer_email: "njeri@duka.example",
  customer_phone: "0712 345 678",
  shipping_address: "Moi Avenue 12, Thika",
  payment_method: "mpesa",
};

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("sales writes an order down: priced by us, owned by whoever took it, told to the buyer, once", async () => {
    const { person, cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    const form = { ...fields, requestId: randomUUID() };
    const answer = await site.request("/staff/orders/new", formPost(form, { cookie }));
    expect(answer.status).toBe(303);
    await site.request("/staff/orders/new", formPost(form, { cookie }));
    const [order, ...others] = await services().db.select().from(orders);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      channel: "staff",
      ownerId: person.id,
      totalCents: 9_000_000,
      isSpam: false,
    });
    expect(answer.headers.get("location")).toBe(`/staff/orders/${order?.reference}`);
    expect(await services().db.select().from(orderLines)).toHaveLength(2);
    const [event] = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ action: "placed", actorId: person.id, subjectId: order?.id });
    expect((await queuedEmails(services())).length).toBeGreaterThan(0);
  });

  test("what is wrong is said beside its field, and kept; nothing is stored", async () => {
    const { cookie } = await signIn(services(), "owner");
    const site = await openSite(services());
    const none = { ...fields, "pos-terminal": "0", "receipt-printer": "0" };
    for (const [wrong, mark] of [
      [{ ...fields, customer_email: "njeri at duka" }, 'value="njeri at duka"'],
      [none, 'id="machines-error"'],
    ] as const) {
      const answer = await site.request("/staff/orders/new", formPost(wrong, { cookie }));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(mark);
    }
    expect(await services().db.select().from(orders)).toEqual([]);
  });
});
