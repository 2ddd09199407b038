import { expect, test } from "vitest";
import { chooseEncoding } from "./encoding";

const all = { br: true, gzip: true };

test.each([
  ["gzip, deflate, br, zstd", all, "br"],
  ["gzip, deflate", all, "gzip"],
  ["br;q=0, gzip", all, "gzip"],
  ["br;q=0.5, gzip;q=1", all, "br"],
  ["identity", all, "identity"],
  [undefined, all, "identity"],
  ["gzip, br", {}, "identity"],
  ["gzip, br", { gzip: true }, "gzip"],
])("%s → %s", (accept, available, expected) => {
  expect(chooseEncoding(accept, available)).toBe(expected);
});
