import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderLines, orders, quotations } from "~/db/schema";
import { openDocuments } from "~/documents/documents.server";
import { cents, shillings } from "~/money/cents";
import { erasePerson } from "~/privacy/erase-person.server";
import { exportPerson } from "~/privacy/find-person.server";
import { purgeExpired } from "~/privacy/retention.server";
import { fullDate } from "~/time/words";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { emailJobs, queuedEmails } from "../../tests/emails";
import { pdfText } from "../../tests/pdf";
import { signIn } from "../../tests/staff";
import { lastDay } from "./days";

const asha = {
  name: "Asha Wanjikū",
  company: "Duka la Asha",
  email: "asha@duka.example",
  kra_pin: "p000000045r",
};
const buyer = {
  customer_name: "Asha Wanjikū",
  customer_email: "asha@duka.example",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi Street, Nairobi",
  payment_method: "mpesa",
};
const lines = "/products/hardware/quotation?pos-terminal=2&barcode-scanner=1";

onEachDatabase((services) => {
  // The built site is read once, which takes longer than a test may.
  beforeAll(async () => {
    await openSite(services());
  });
  beforeEach(() => emptyDatabase(services()));

  test("the form makes a quotation at today's prices, by download and by email", async () => {
    const made = await ask(asha);
    expect(made).toMatchObject({ status: 303, path: expect.stringMatching(/^\/quotations\/[\w-]{24}$/) });
    const stored = await only();
    expect(stored).toMatchObject({
      number: expect.stringMatching(/^VQ-[A-HJ-NP-Z2-9]{6}$/),
      company: "Duka la Asha",
      kraPin: "P000000045R",
      totalCents: 65_999_00,
      validUntil: lastDay(new Date()),
      isSpam: false,
      lines: [
        { machine: "pos-terminal", name: "POS Terminal", unitPrice: shillings(20_000), quantity: 2 },
        { machine: "barcode-scanner", name: "Barcode Scanner", unitPrice: shillings(25_999), quantity: 1 },
      ],
    });
    const page = await get(made.path);
    expect(page.status).toBe(200);
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.text).toContain("Order this");

    const text = await pdfText(await getPdf(made.path));
    for (const words of [
      `Quotation ${stored.number}`,
      `Valid until ${fullDate(stored.validUntil)}`,
      "Duka la Asha Asha Wanjikū asha@duka.example KRA PIN P000000045R",
      "2 20,000.00 34,482.76 5,517.24 40,000.00",
      "1 25,999.00 22,412.93 3,586.07 25,999.00",
      "Net 56,895.69 VAT 16% 9,103.31 Total ksh 65,999.00",
      "not a tax invoice",
      "Page 1 of 1",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("Your contact");
  });

  test("what is emailed to an address that nobody has proved holds nothing that was typed", async () => {
    await ask({ ...asha, name: "Call 0700 000 000 now", company: "You have won" });
    const { number } = await only();
    expect(await queuedEmails(services())).toEqual([
      `quotation:${number}:sales`,
      `quotation:${number}:visitor`,
    ]);
    const jobs = await emailJobs(services());
    const job = jobs.find(({ data }) => data.email.key.endsWith(":visitor"));
    expect(job?.data.version).toBe(2);
    const { attachments = [], ...email } = job?.data.email ?? {};
    expect(JSON.stringify([email, attachments])).not.toMatch(/0700 000 000 now|You have won|P000000045R/);
    const [file] = attachments;
    if (!file) throw new Error("Nothing is attached.");
    const documents = openDocuments();
    const text = await pdfText(await documents.draw(file.paper));
    await documents.close();
    expect(text).toContain(`Quotation ${number}`);
    expect(text).toContain("For asha@duka.example");
  });

  test("the same form sent twice at once is one quotation; another one is another", async () => {
    const answers = await Promise.all([ask(asha), ask(asha), ask(asha)]);
    expect(new Set(answers.map(({ path }) => path)).size).toBe(1);
    await ask({ ...asha, company: "Another" });
    expect(await services().db.select().from(quotations)).toHaveLength(2);
  });

  test("wrong fields are named, and what was typed stays", async () => {
    const answer = await post(lines, { ...asha, email: "asha", kra_pin: "123" });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("A KRA PIN is a letter, nine digits and a letter");
    expect(answer.text).toContain('value="Duka la Asha"');
    expect((await post("/products/hardware/quotation?pos-terminal=0", asha)).status).toBe(409);
    expect((await post("/products/hardware/quotation", asha)).status).toBe(409);
    expect(await services().db.select().from(quotations)).toEqual([]);
  });

  test("a bot is answered, marked, and nobody gets its email", async () => {
    await ask({ ...asha, subject: "https://spam.example" });
    const { number, isSpam } = await only();
    expect(isSpam).toBe(true);
    expect(await queuedEmails(services())).toEqual([`quotation:${number}:sales`]);
  });

  test("accepted ten times at once it is one order at the quoted prices", async () => {
    const { path } = await ask(asha);
    // Prices have changed since: what was quoted counts.
    const lines = sql`jsonb_set(lines, '{0,unitPrice}', '19000'::jsonb)`;
    await services()
      .db.update(quotations)
      .set({ lines, totalCents: cents(63_999_00) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(path, buyer)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    const [order, ...more] = await services().db.select().from(orders);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      totalCents: 63_999_00,
      businessName: "Duka la Asha",
      kraPin: "P000000045R",
    });
    const rows = await services().db.select().from(orderLines);
    expect(rows.map(({ unitPrice, quantity }) => [unitPrice, quantity]).sort()).toEqual([
      [shillings(19_000), 2],
      [shillings(25_999), 1],
    ]);
    expect(await only()).toMatchObject({ orderId: order?.id, acceptedAt: expect.any(Date) });
    expect((await queuedEmails(services())).filter((key) => key.startsWith("order:"))).toHaveLength(2);
    // Days later the same button leads to the same order.
    await services().db.update(quotations).set({ validUntil: "2026-01-01" });
    expect((await post(path, buyer)).location).toBe(`/orders/${order?.accessKey}?placed`);
  });

  test("once ordered it names the order, and leads nobody to it who did not place it", async () => {
    const { path } = await ask(asha);
    await post(path, buyer);
    const [order] = await services().db.select().from(orders);
    const { reference = "", accessKey = "" } = order ?? {};
    const page = await get(path);
    expect(page.text).toContain(`This quotation was ordered: ${reference}.`);
    expect(page.text).not.toContain(accessKey);
    for (const changed of [{ customer_phone: "0722 000 111" }, { shipping_address: "Mombasa" }]) {
      const answer = await post(path, { ...buyer, ...changed });
      expect(answer.status).toBe(409);
      expect(answer.text).toContain(reference);
      expect(answer.text).not.toContain(accessKey);
    }
  });

  test("a failure while it is accepted leaves nothing, and the next try succeeds", async () => {
    const { path } = await ask(asha);
    await services().db.execute(
      sql`create function refuse_lines() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`,
    );
    await services().db.execute(
      sql`create trigger cut_off before insert on hardware_orders for each row execute function refuse_lines()`,
    );
    expect((await post(path, buyer)).status).toBe(500);
    await services().db.execute(sql`drop function refuse_lines cascade`);
    expect(await services().db.select().from(orders)).toEqual([]);
    expect(await only()).toMatchObject({ acceptedAt: null, orderId: null });
    expect((await post(path, buyer)).status).toBe(303);
    expect(await services().db.select().from(orders)).toHaveLength(1);
  });

  test("after its last day it can't be ordered, and says when it ran out", async () => {
    const { path } = await ask(asha);
    await services().db.update(quotations).set({ validUntil: "2026-01-31" });
    const page = await get(path);
    expect(page.text).toContain("This quotation expired on 31 January 2026.");
    expect(page.text).not.toContain('name="shipping_address"');
    const late = await post(path, buyer);
    expect(late.status).toBe(409);
    expect(await services().db.select().from(orders)).toEqual([]);
  });

  test("an order that is gone is not made again", async () => {
    const { path } = await ask(asha);
    await post(path, buyer);
    await services().db.delete(orders);
    expect((await get(path)).text).toContain("no longer keep");
    expect((await post(path, buyer)).status).toBe(409);
    expect(await services().db.select().from(orders)).toEqual([]);
  });

  test("whoever guesses a link finds nothing", async () => {
    for (const path of ["/quotations/x", "/quotations/aaaaaaaaaaaaaaaaaaaaaaaa"]) {
      expect((await get(path)).status).toBe(404);
      expect((await get(`${path}/quotation.pdf`)).status).toBe(404);
    }
  });

  test("staff list, read and make quotations, and are named on theirs", async () => {
    await ask(asha);
    const { number } = await only();
    const { cookie, person } = await signIn(services(), "sales");
    expect((await get("/staff/quotations", cookie)).text).toContain(number);
    expect((await get("/staff/quotations?q=nobody", cookie)).text).not.toContain(number);
    expect((await get(`/staff/quotations/${number}`, cookie)).text).toContain("asha@duka.example");

    const form = { ...asha, email: "paul@mbugua.example", id: randomUUID(), "receipt-printer": "3" };
    const [once, twice] = [
      await post("/staff/quotations/new", form, cookie),
      await post("/staff/quotations/new", form, cookie),
    ];
    expect(once.status).toBe(303);
    expect(twice.location).toBe(once.location);
    const [made] = await services()
      .db.select()
      .from(quotations)
      .where(eq(quotations.email, "paul@mbugua.example"));
    expect(made).toMatchObject({ madeBy: person.id, totalCents: 150_000_00 });
    const text = await pdfText(await getPdf(`/quotations/${made?.accessKey}`));
    expect(text).toContain(`Your contact ${person.name} ${person.email}`);
    expect(await queuedEmails(services())).toContain(`quotation:${made?.number}:visitor`);
    expect((await post("/staff/quotations/new", { ...form, "receipt-printer": "0" }, cookie)).status).toBe(
      400,
    );
    const support = await signIn(services(), "support");
    expect((await get("/staff/quotations", support.cookie)).status).toBe(403);
  });

  test("the privacy desk finds and erases them, and old ones are purged", async () => {
    await ask(asha);
    const { actor } = await owner();
    const person = { by: "email", value: "asha@duka.example" } as const;
    expect((await exportPerson(services(), actor, person)).quotations).toHaveLength(1);
    const erase = { reason: "asked", askedOn: "2026-11-10", askedBy: "email", tell: false } as const;
    expect(await erasePerson(services(), actor, person, erase)).toMatchObject({
      state: "erased",
      plan: { deleted: { quotations: 1, emails: 2 } },
    });
    expect(await services().db.select().from(quotations)).toEqual([]);

    await ask(asha);
    await purgeExpired(services());
    expect(await services().db.select().from(quotations)).toHaveLength(1);
    await services().db.update(quotations).set({ createdAt: sql`now() - interval '25 months'` });
    await purgeExpired(services());
    expect(await services().db.select().from(quotations)).toEqual([]);
  });

  async function owner() {
    const { person } = await signIn(services(), "owner");
    const { id, name, email } = person;
    return { actor: { id, name, email, role: "owner" as const } };
  }

  async function ask(fields: Record<string, string>) {
    const { status, location } = await post(lines, fields);
    return { status, path: location ?? "" };
  }

  async function post(path: string, fields: Record<string, string>, cookie?: string) {
    const site = await openSite(services());
    const answer = await site.request(path, formPost(fields, cookie ? { cookie } : {}));
    return {
      status: answer.status,
      location: answer.headers.get("location"),
      text: await answer.text(),
    };
  }

  async function get(path: string, cookie = "") {
    const answer = await (await openSite(services())).request(path, { headers: { cookie } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }

  async function getPdf(path: string): Promise<ArrayBuffer> {
    const answer = await (await openSite(services())).request(`${path}/quotation.pdf`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    return answer.arrayBuffer();
  }

  async function only() {
    const [quotation] = await services().db.select().from(quotations);
    if (!quotation) throw new Error("No quotation is stored.");
    return quotation;
  }
});
