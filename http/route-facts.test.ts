import { routes } from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { routeFacts } from "./route-facts";

const factsOf = routeFacts(routes);
const limitOf = (path: string) => factsOf(path).limit;

test.each([
  "/contact",
  "/contact.data",
  "/contact/",
  "/CONTACT",
  "//contact",
  "/%63ontact",
  "/contact/.data",
  "/chat-widget",
  "/chat/hand-over",
])("%s counts as the contact form", (path) => {
  expect(limitOf(path)).toBe("contact");
});

test("an order counts once, whichever machine it is for and whichever page it is sent from", () => {
  expect(limitOf("/products/hardware")).toBe("order");
  expect(limitOf("/products/hardware/order")).toBe("order");
  expect(limitOf("/products/hardware/quotation")).toBe("order");
  expect(limitOf("/products/hardware/pos-terminals.data")).toBe("order");
  expect(limitOf("/products/hardware/pos-terminals/order")).toBe("order");
  expect(limitOf("/products/hardware/made-up/order.data")).toBe("order");
  expect(limitOf("/quotations/anything")).toBe("order");
});

test("choosing the time of a demo counts apart, whichever demo it is", () => {
  expect(limitOf("/request-demo")).toBe("demo");
  expect(limitOf("/demos/0123456789abcdef0123456789abcdef")).toBe("booking");
  expect(limitOf("/demos/anything.data")).toBe("booking");
});

test("addresses that no route has share one count, however long they are", () => {
  expect(limitOf(`/${"a".repeat(9_000)}`)).toBeUndefined();
  expect(limitOf(`/a${"/".repeat(15_000)}b`)).toBeUndefined();
});

test("paying counts apart, and so does looking for an order", () => {
  expect(limitOf("/orders/VLT-7K3M9PX")).toBe("pay");
  expect(limitOf("/Orders//VLT-7K3M9PX.data")).toBe("pay");
  expect(limitOf("/orders/find.data")).toBe("find-order");
});

test("every form of staff counts as theirs", () => {
  for (const path of [
    "/staff",
    "/staff/orders/VLT-7K3M9PX",
    "/Staff/sign-in",
    "/staff/sign-out",
    "/%73taff/x",
  ])
    expect(limitOf(path), path).toBe("staff");
  expect(limitOf("/staff/auth/passkey/verify-authentication")).toBe("staff");
});

test("only payments lead to a provider, only staff to WhatsApp, only the chat stands in a frame", () => {
  expect(factsOf("/orders/anything").formsLeadTo).toBe("checkout");
  expect(factsOf("/orders/find").formsLeadTo).toBe("checkout");
  expect(factsOf("/staff/inbox/1").formsLeadTo).toBe("whatsapp");
  expect(factsOf("/contact").formsLeadTo).toBeUndefined();
  expect(factsOf("/chat-widget").framedBySelf).toBe(true);
  expect(factsOf("/search").framedBySelf).toBeUndefined();
});

test("a provider's statement may be a file", () => {
  expect(factsOf("/staff/money/compare").bodyLimit).toBeGreaterThan(1024 * 1024);
  expect(factsOf("/staff/money/1").bodyLimit).toBeUndefined();
});
