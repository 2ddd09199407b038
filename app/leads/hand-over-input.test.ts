import { expect, test } from "vitest";
import { handOverInput } from "./hand-over-input";

test.each(["name@shop.co.ke", "0712 345 678", "+254 (20) 123-4567"])("reaches %s", (contact) => {
  expect(handOverInput.safeParse({ name: "W", contact, message: "Hi" }).success).toBe(true);
});

test.each(["", "call me", "name@", "12345", "@", "a@b@c.ke"])("does not reach '%s'", (contact) => {
  expect(handOverInput.safeParse({ name: "W", contact, message: "Hi" }).success).toBe(false);
});
