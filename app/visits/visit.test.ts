import { expect, test } from "vitest";
import { cleanCampaign, cleanHost, visitOf } from "./visit";

const read = (page: string, from = "", campaign = "") =>
  visitOf({ page, from, campaign }, ["www.velto.example"]);

test("a page that another site led to, in the language of its address", () => {
  expect(read("/sw/products/hardware", "www.google.com", "jumia/cpc/duka")).toEqual({
    page: "/products/hardware",
    language: "sw",
    referrer: "google.com",
    campaign: "jumia / cpc / duka",
    isEntry: true,
  });
  expect(read("/sw")).toMatchObject({ page: "/", language: "sw", referrer: "", isEntry: true });
});

test("from page to page nobody comes in a second time", () => {
  expect(read("/company", "WWW.velto.example", "again")).toMatchObject({
    referrer: "",
    campaign: "",
    isEntry: false,
  });
});

test.each([
  ["WWW.Google.co.ke:443", "google.co.ke"],
  ["com.google.android.gm", "com.google.android.gm"],
  ["localhost", ""],
  ["google.com/search?q=asha", ""],
  ["asha@duka.example", ""],
  [`${"a".repeat(60)}.${"b".repeat(60)}.example`, ""],
  ["<script>.example", ""],
])("led by %s", (from, host) => {
  expect(cleanHost(from)).toBe(host);
});

test.each([
  ["Newsletter/Email/October 2026", "newsletter / email / october 2026"],
  ["facebook//", "facebook"],
  ["asha@duka.example/email/0712 345 678", "email"],
  ["+254712345678//duka", "duka"],
  ["<b>x</b>/mwezi\n  wa  kumi", "b x / b / mwezi wa kumi"],
  [`${"long ".repeat(30)}//`, "long long long long long long long long"],
  ["a/b/c/d", "a / b / c"],
])("campaign %s", (given, campaign) => {
  expect(cleanCampaign(given)).toBe(campaign);
});
