import { expect, test } from "vitest";
import { isAccessKey, newAccessKey, newReference } from "./reference.server";

test("a reference can be read over the phone", () => {
  for (let i = 0; i < 200; i++) expect(newReference()).toMatch(/^VLT-[2-9A-HJ-NP-Z]{7}$/);
});

test("a key is long, and none is like another", () => {
  const keys = Array.from({ length: 200 }, newAccessKey);
  expect(new Set(keys).size).toBe(200);
  expect(keys.every(isAccessKey)).toBe(true);
  for (const other of ["", "find", "\0".repeat(24), "é".repeat(24), `${keys[0]}x`]) {
    expect(isAccessKey(other)).toBe(false);
  }
});
