import { beforeEach, expect, test } from "vitest";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { placeOrder } from "./orders.server";

onEachDatabase((services) => {
  let reference = "";
  beforeEach(async () => {
    await emptyDatabase(services());
    const { order } = await placeOrder(
      services(),
      {
        hardware_type: "barcode-scanner",
        quantity: 1,
        customer_name: "Wanjiku Kamau",
        customer_email: "wanjiku@kamau.example",
        customer_phone: "+254712345678",
        shipping_address: "Kimathi House, Nairobi",
        payment_method: "mpesa",
      },
      { channel: "form" },
    );
    reference = order.reference;
  });

  async function post(fields: Record<string, string>, path = "/orders/find") {
    const answer = await (await openSite(services())).request(path, formPost(fields));
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  }

  async function linkEmails() {
    return (await queuedEmails(services())).filter((key) => key.startsWith("order-link:"));
  }

  test("the answer is the same whether the order exists or not", async () => {
    const right = await post({ reference, email: "wanjiku@kamau.example" });
    const others = [
      await post({ reference, email: "somebody@else.example" }),
      await post({ reference: "VLT-2222222", email: "wanjiku@kamau.example" }),
    ];
    expect(right.status).toBe(200);
    expect(right.html).toContain("If an order with this reference and this address exists");
    for (const other of others) {
      expect(other.status).toBe(200);
      expect(withoutId(other.html)).toBe(withoutId(right.html));
    }
    expect(await linkEmails()).toEqual([expect.stringMatching(`^order-link:${reference}:`)]);
  });

  test.each([
    (known: string) => known.toLowerCase(),
    (known: string) => known.replace("VLT-", ""),
    (known: string) => ` ${known.replace("-", " ")} `,
  ])("a reference read over the phone is forgiven its form (%#)", async (spoken) => {
    await post({ reference: spoken(reference), email: "WANJIKU@kamau.example" });
    expect(await linkEmails()).toHaveLength(1);
  });

  test("wrong fields are named beside them", async () => {
    const { status, html } = await post({ reference: "", email: "wanjiku" });
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
    for (const path of paths) await post({ reference: "VLT-2222222", email: "a@b.example" }, path);
    const { status, headers, html } = await post({ reference, email: "wanjiku@kamau.example" });
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(html).toContain("Please wait");
    expect(await linkEmails()).toEqual([]);
  });
});

function withoutId(html: string): string {
  return html.replace(/requestId[\\"]+,[\\"]+[\da-f]{8}/g, "");
}
