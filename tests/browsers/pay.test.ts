import { afterAll, beforeAll } from "vitest";
import { openPayShop, type PayShop } from "../browser/pay-shop";
import { journey } from "./journey";

let shop: PayShop;

beforeAll(async () => {
  shop = await openPayShop();
}, 180_000);
afterAll(() => shop?.close());

journey("paying", {
  async "by M-Pesa: a prompt, the phone, and the page follows by itself"(visitor) {
    await visitor.open(await shop.confirmedOrder());
    await visitor.wait(() => document.documentElement.dataset.application === "runs");
    const title = await visitor.see({ css: "h1", text: "Order VLT-" });
    await visitor.click({ css: "main button", text: "Send prompt for ksh 30,000.00" });
    await visitor.see({ css: "h2", text: "Check your phone, 0712 345 678" });
    await shop.answer(title.text.replace("Order ", "").trim(), "pay");
    await visitor.see({ css: "h2", text: "ksh 30,000.00 received" });
  },

  async "by card: leave, pay, come back"(visitor) {
    await visitor.open(await shop.confirmedOrder({ method: "credit_card" }));
    await visitor.wait(() => document.documentElement.dataset.application === "runs");
    await visitor.click({ css: "main button", text: "Continue to card page" });
    await visitor.click({ css: "button", text: "Pay" });
    await visitor.see({ css: "h2", text: "ksh 30,000.00 received" });
  },
});
