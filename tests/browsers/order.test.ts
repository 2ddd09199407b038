import { expect } from "vitest";
import { journey } from "./journey";
import type { Visitor } from "./visitor";

const buyer = {
  customer_name: "Wanjiku Kamau",
  customer_email: "wanjiku@kamau.co.ke",
  customer_phone: "0712 345 678",
  shipping_address: "Kimathi House, Kimathi Street, Nairobi",
};
const place = { css: "dialog[open] button", text: "Place order" };
const question = { css: "[role=alertdialog]", text: "Close without ordering?" };

journey("an order", {
  async "is mended after a failed try, placed, shown, and found again"(visitor) {
    await openDialog(visitor);
    expect((await visitor.see({ css: "dialog[open]" })).height).toBeLessThan(800);
    await visitor.click(place);
    await visitor.see({ css: "dialog[open] .field", text: "Enter your full name." });
    await visitor.wait(() => (document.activeElement as HTMLInputElement).name === "customer_name");
    await visitor.fill(buyer);
    await visitor.click({ css: "dialog[open] button", text: "One more" });
    await visitor.see({ css: "dialog[open] .sum .tot dd", text: "ksh 51,998.00" });
    await visitor.click({ css: "dialog[open] label", text: "M-Pesa mobile money" });
    await visitor.click(place);
    const proof = await visitor.see({ css: "[role=status]", text: "Order placed: VLT-" });
    const reference = /VLT-[2-9A-HJ-NP-Z]{7}/.exec(proof.text)?.[0];
    await visitor.see({ css: ".slip", text: "M-Pesa mobile money" });

    await visitor.open("/orders/find");
    await visitor.fill({ reference: reference ?? "", contact: buyer.customer_phone });
    await visitor.click({ css: "form.form button:not([type=button])" });
    await visitor.see({ css: "h1, h2", text: "Check your email" });
    await visitor.click({ css: "main a", text: reference });
    await visitor.see({ css: "h1", text: `Order ${reference}` });
  },

  async "is not lost to Escape, however often it is pressed"(visitor) {
    await openDialog(visitor);
    await visitor.fill({ customer_name: buyer.customer_name });
    for (let round = 0; round < 3; round++) {
      await visitor.press("Escape");
      await visitor.see(question);
      await visitor.press("Escape");
      await visitor.miss(question);
      await visitor.see({ css: "dialog[open]" });
    }
    expect((await visitor.see({ css: "dialog[open] [name=customer_name]" })).value).toBe(buyer.customer_name);
    await visitor.press("Escape");
    await visitor.click({ css: "[role=alertdialog] button", text: "Close" });
    await visitor.miss({ css: "dialog[open]" });
  },
});

async function openDialog(visitor: Visitor) {
  await visitor.open("/products/hardware");
  await visitor.wait(() => document.documentElement.dataset.application === "runs");
  await visitor.click({ css: "[aria-label='Purchase Barcode Scanner']" });
  await visitor.see({ css: "dialog[open]" });
}
