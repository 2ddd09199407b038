import { expect, test } from "vitest";
import { readBegan } from "./began";

const isPage = (path: string) => ["/", "/pricing", "/sw/pricing"].includes(path);
const read = (told: Record<string, string>) => readBegan(String(new URLSearchParams(told)), isPage);

test("the page by which somebody came in, what led there and the campaign", () => {
  expect(read({ page: "/sw/pricing", from: "www.google.com", campaign: "duka/cpc/" })).toEqual({
    page: "/pricing",
    referrer: "google.com",
    campaign: "duka / cpc",
  });
  expect(read({ page: "/", from: "", campaign: "", more: "asha@duka.example" })).toEqual({ page: "/" });
});

test.each([
  [undefined],
  [""],
  ["page=/no-such-page&from=google.com"],
  ["page=/orders/aB3-Key_x"],
  ["from=google.com&campaign=x"],
  ["{}"],
  [`page=/&campaign=${"x".repeat(1_000)}`],
])("nothing is known from %s", (told) => {
  expect(readBegan(told, isPage)).toBeUndefined();
});
