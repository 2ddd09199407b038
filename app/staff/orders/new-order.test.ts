import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEvents, contactMessages, conversations, orderLines, orders } from "~/db/schema";
import { exportPerson } from "~/privacy/find-person.server";
import { givenOut } from "~/privacy/given-out";
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
  do: "place",
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
      [none, "Enter how many of at least one machine."],
    ] as const) {
      const answer = await site.request("/staff/orders/new", formPost(wrong, { cookie }));
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(mark);
    }
    expect(await services().db.select().from(orders)).toEqual([]);
  });

  test("a telephone number is enough: nothing is mailed to the buyer, and the order says so", async () => {
    const { cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    const form = { ...fields, customer_email: "", payment_method: "cash", requestId: randomUUID() };
    const answer = await site.request("/staff/orders/new", formPost(form, { cookie }));
    expect(answer.status).toBe(303);
    const [order] = await services().db.select().from(orders);
    expect(order).toMatchObject({ agreed: { paysBy: "cash" }, customerPhone: "+254712345678" });
    expect(await queuedEmails(services())).toEqual([`order:${order?.reference}:sales`]);

    const page = await (
      await site.request(answer.headers.get("location") ?? "", { headers: { cookie } })
    ).text();
    for (const part of ["None known.", `/orders/${order?.accessKey}`, "https://wa.me/254712345678?text="])
      expect(page).toContain(part);
    expect(page).not.toContain("none.invalid");
    const confirm = await site.request(`/staff/orders/${order?.reference}/confirm`, { headers: { cookie } });
    expect(await confirm.text()).toContain("No email address of the buyer is known");

    expect(await (await site.request(`/orders/${order?.accessKey}`)).text()).toContain("Cash");
    for (const path of ["", "/pro-forma"]) {
      const shown = await (await site.request(`/orders/${order?.accessKey}${path}`)).text();
      expect(shown).not.toContain("none.invalid");
    }
    // The next such order is somebody else's.
    const other = { ...form, customer_phone: "0733 000 111", requestId: randomUUID() };
    await site.request("/staff/orders/new", formPost(other, { cookie }));
    const owner = await signIn(services(), "owner");
    const [, second] = await services().db.select().from(orders).orderBy(orders.createdAt);
    const found = await exportPerson(services(), owner.person, { by: "phone", value: "+254712345678" });
    expect(found.orders.map(({ reference }) => reference)).toEqual([order?.reference]);
    expect(JSON.stringify(givenOut(found, new Date()))).not.toMatch(`none.invalid|${second?.reference}`);
  });

  test("neither number nor address: what is missing is said", async () => {
    const { cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    const wrong = { ...fields, customer_email: "", customer_phone: "" };
    const answer = await site.request("/staff/orders/new", formPost(wrong, { cookie }));
    expect(answer.status).toBe(400);
    expect(await services().db.select().from(orders)).toEqual([]);
  });

  test("without scripts the total is worked out by the server, and nothing typed is lost or stored", async () => {
    const { cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    const form = { ...fields, customer_email: "half an addr", do: "total" };
    const answer = await site.request("/staff/orders/new", formPost(form, { cookie }));
    expect(answer.status).toBe(200);
    const html = await answer.text();
    for (const part of ["ksh 90,000.00", "Njeri Wambui", "half an addr", "Moi Avenue 12, Thika"])
      expect(html).toContain(part);
    expect(await services().db.select().from(orders)).toEqual([]);
  });

  test("from a conversation it begins with whoever wrote", async () => {
    const { cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    await services().db.insert(contactMessages).values({
      name: "Amina Yusuf",
      email: "amina@duka.example",
      phone: "+254722333444",
      message: "Two tills?",
    });
    const [conversation] = await services()
      .db.select()
      .from(conversations)
      .where(eq(conversations.email, "amina@duka.example"));
    const path = `/staff/orders/new?conversation=${conversation?.id}`;
    const from = await site.request(`/staff/inbox/${conversation?.id}`, { headers: { cookie } });
    expect(await from.text()).toContain(`href="${path}"`);
    const html = await (await site.request(path, { headers: { cookie } })).text();
    for (const part of ['value="Amina Yusuf"', 'value="amina@duka.example"', 'value="+254722333444"'])
      expect(html).toContain(part);
  });
});
