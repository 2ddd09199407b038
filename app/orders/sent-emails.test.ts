import { describe, expect, test } from "vitest";
import { formPost, openSite } from "../../tests/app";
import { mailAskedLinks } from "../../tests/asked-links";
import { databases } from "../../tests/databases";
import { emailsSettled, openMailbox } from "../../tests/emails";

const input = {
  "pos-terminal": "2",
  customer_name: "Wanjikũ <b>Kamau</b>",
  customer_email: "wanjiku@kamau.example",
  customer_phone: "0112 345 678",
  shipping_address: "Kimathi House\nNairobi",
  payment_method: "mpesa",
  client_request_id: "7b0d7f0c-5b0a-4d5e-9a7e-2f6f0a1c3d4e",
};

/** From the form to the mailbox: the real site, a real queue, a real mail server. */
describe.each(databases)("on %s", (kind) => {
  const mailbox = openMailbox(kind, { SITE_URL: "https://www.velto.example" });

  async function post(path: string, fields: Record<string, string>) {
    const answer = await (await openSite(mailbox.services)).request(path, formPost(fields));
    await emailsSettled(mailbox.services);
    return answer.text();
  }

  function emailsTo(address: string) {
    return mailbox.emails.filter(({ recipients }) => recipients.includes(address));
  }

  test("an order sent three times reaches buyer and sales once, each able to answer the other", async () => {
    for (const _ of [1, 2, 3]) await post("/products/hardware/order?pos-terminal=2", input);
    expect(mailbox.emails).toHaveLength(2);

    const [toBuyer] = emailsTo(input.customer_email);
    expect(toBuyer?.subject).toMatch(/^Your order VLT-[2-9A-HJ-NP-Z]{7}$/);
    expect(toBuyer?.replyTo?.[0]?.address).toBe("sales@velto.example");
    const reference = toBuyer?.subject?.slice(-11) ?? "";
    for (const part of [reference, "ksh 40,000.00", "M-Pesa mobile money", "one working day"]) {
      expect(toBuyer?.text).toContain(part);
      expect(toBuyer?.html).toContain(part);
    }
    expect(toBuyer?.text).toMatch(/https:\/\/www\.velto\.example\/orders\/[\w-]{24}/);
    for (const part of [toBuyer?.subject, toBuyer?.text, toBuyer?.html]) {
      expect(part).not.toMatch(/Wanjik|Kamau|112 ?345 ?678|Kimathi/);
    }

    const [toSales] = emailsTo("sales@velto.example");
    expect(toSales?.subject).toBe(`Order ${reference}: 2 × POS Terminal`);
    expect(toSales?.replyTo?.[0]?.address).toBe(input.customer_email);
    for (const part of [
      input.customer_name,
      "+254112345678",
      input.customer_email,
      "Kimathi House",
      "ksh 20,000.00",
    ]) {
      expect(toSales?.text).toContain(part);
    }
  });

  test("a lost link asked for twice is mailed once, to the buyer alone, and opens the order", async () => {
    const reference = emailsTo(input.customer_email)[0]?.subject?.slice(-11) ?? "";
    await post("/orders/find", { reference, contact: input.customer_email });
    await post("/orders/find", { reference, contact: input.customer_email });
    await post("/orders/find", { reference, contact: "somebody@else.example" });
    await mailAskedLinks(mailbox.services);
    await emailsSettled(mailbox.services);
    const emails = mailbox.emails.slice(2);
    expect(emails.map(({ recipients }) => recipients)).toEqual([[input.customer_email]]);
    const path = emails[0]?.text?.match(/\/orders\/[\w-]{24}/)?.[0] ?? "";
    const page = await (await openSite(mailbox.services)).request(path);
    expect(await page.text()).toContain(reference);
  });
});
