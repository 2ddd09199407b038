import { expect, test } from "vitest";
import { safePath } from "./access-log.ts";

test("an order's key never reaches the log", () => {
  expect(safePath("/orders/Zx81-secret_key")).toBe("/orders/:key");
  expect(safePath("/orders/Zx81-secret_key.data")).toBe("/orders/:key.data");
  expect(safePath("//Orders//find-secret_key")).toBe("/orders/:key");
  expect(safePath("/orders/find")).toBe("/orders/find");
  expect(safePath("/orders/find.data")).toBe("/orders/find.data");
  expect(safePath("/contact")).toBe("/contact");
});
