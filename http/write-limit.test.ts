import { expect, test } from "vitest";
import { bucketOf } from "./write-limit";

test.each([
  "/contact",
  "/contact.data",
  "/contact/",
  "/CONTACT",
  "//contact",
  "/%63ontact",
  "/contact/.data",
])("%s counts as the contact form", (path) => {
  expect(bucketOf(path)).toBe("contact");
});

test("an order counts once, whichever machine it is for and whichever page it is sent from", () => {
  expect(bucketOf("/products/hardware")).toBe("order");
  expect(bucketOf("/products/hardware/pos-terminals.data")).toBe("order");
  expect(bucketOf("/products/hardware/pos-terminals/order")).toBe("order");
  expect(bucketOf("/products/hardware/made-up/order.data")).toBe("order");
});

test("choosing the time of a demo counts apart, whichever demo it is", () => {
  expect(bucketOf("/demos/0123456789abcdef0123456789abcdef")).toBe("booking");
  expect(bucketOf("/demos/anything.data")).toBe("booking");
});

test("addresses that nobody knows share one count, however long they are", () => {
  expect(bucketOf(`/${"a".repeat(9_000)}`)).toBe("other");
});

test("paying counts apart, and so does looking for an order", () => {
  expect(bucketOf("/orders/VLT-7K3M9PX")).toBe("pay");
  expect(bucketOf("/Orders//VLT-7K3M9PX.data")).toBe("pay");
  expect(bucketOf("/orders/find.data")).toBe("find-order");
});
