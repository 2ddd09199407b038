import { beforeEach, expect, test } from "vitest";
import { formPost, openSite } from "../../tests/app";
import { mailAskedLinks } from "../../tests/asked-links";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { orderOf } from "../../tests/orders";
import { placeOrder } from "./place-order.server";

onDatabase((services) => {
  let reference = "";
  beforeEach(async () => {
    await emptyDatabase(services());
    const { order } = await placeOrder(
      services(),
      orderOf({
        hardware_type: "barcode-scanner",
        quantity: 1,
        customer_name: "Wanjiku Kamau",
        customer_email: "wanjiku@kamau.example",
        customer_phone: "+254712345678",
        shipping_address: "Kimathi House, Nairobi",
        payment_method: "mpesa",
      }),
      { channel: "form" },
    );
    reference = order.reference;
  });

  async function post(fields: Record<string, string>, path = "/orders/find") {
    const answer = await (await openSite(services())).request(path, formPost(fields));
    return { status: answer.status, headers: answer.headers, html: await answer.text(), fields };
  }

  async function linkEmails() {
    await mailAskedLinks(services());
    return (await queuedEmails(services())).filter((key) => key.startsWith("order-link:"));
  }

  test("the answer is the same whether the order exists or not", async () => {
    const right = await post({ reference, contact: "wanjiku@kamau.example" });
    const others = [
      await post({ reference, contact: "somebody@else.example" }),
      await post({ reference: "VLT-2222222", contact: "wanjiku@kamau.example" }),
    ];
    expect(right.status).toBe(200);
    expect(right.html).toContain("If an order matches");
    for (const { status, html, fields } of others) {
      expect(status).toBe(200);
      expect(withoutInput(html, fields)).toBe(withoutInput(right.html, right.fields));
    }
    // Looked for after the answer, so that its time tells nothing either.
    expect(await queuedEmails(services())).not.toContainEqual(expect.stringMatching(/^order-link:/));
    expect(await linkEmails()).toEqual([expect.stringMatching(`^order-link:${reference}:`)]);
  });

  test.each([
    (known: string) => known.toLowerCase(),
    (known: string) => known.replace("VLT-", ""),
    (known: string) => ` ${known.replace("-", " ")} `,
  ])("a reference read over the phone is forgiven its form (%#)", async (spoken) => {
    await post({ reference: spoken(reference), contact: "WANJIKU@kamau.example" });
    expect(await linkEmails()).toHaveLength(1);
  });

  test.each(["0712 345 678", "+254712345678"])("the order's phone %s will do, too", async (contact) => {
    await post({ reference, contact });
    expect(await linkEmails()).toHaveLength(1);
    await post({ reference, contact: "0712 345 679" });
    expect(await linkEmails()).toHaveLength(1);
  });

  test("the form stays with what was typed, for another try", async () => {
    const { html } = await post({ reference: "VLT-2222222", contact: "wanjiku@kamau.example" });
    expect(html).toContain('value="VLT-2222222"');
    expect(html).toContain('value="wanjiku@kamau.example"');
  });

  test("wrong fields are named beside them", async () => {
    const { status, html } = await post({ reference: "", contact: "wanjiku" });
    expect(status).toBe(400);
    expect(html).toContain("Enter the reference, like VLT-7K3M9PX.");
    expect(html).toContain('value="wanjiku"');
  });

  test("after six tries it asks for patience, however the address is written", async () => {
    const paths = [
      "/orders/find",
      "/Orders/find",
      "/orders/find/",
      "//orders/find",
      "/orders/find",
      "/ORDERS/FIND",
    ];
    for (const path of paths) await post({ reference: "VLT-2222222", contact: "a@b.example" }, path);
    const { status, headers, html } = await post({ reference, contact: "wanjiku@kamau.example" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("Please wait");
    expect(await linkEmails()).toEqual([]);
  });
});

/** The answer gives back what was typed, and the id of its request; the rest must be the same. */
function withoutInput(html: string, fields: Record<string, string>): string {
  return Object.values(fields)
    .reduce((rest, value) => rest.replaceAll(value, ""), html)
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/requestId[\\"]+,[\\"]+[\da-f]{8}/g, "");
}
