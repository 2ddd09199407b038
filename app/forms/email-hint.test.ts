import { expect, test } from "vitest";
import { suggestedAddress } from "./email-hint";

test.each([
  ["wanjiku@gmial.com", "wanjiku@gmail.com"],
  ["wanjiku@gmai.com", "wanjiku@gmail.com"],
  ["wanjiku@gmaill.com", "wanjiku@gmail.com"],
  ["wanjiku@Gnail.com", "wanjiku@gmail.com"],
  ["wanjiku@gmail.con", "wanjiku@gmail.com"],
  ["wanjiku@gmial.con", "wanjiku@gmail.com"],
  ["wanjiku@yaho.com", "wanjiku@yahoo.com"],
  ["info@kamau.con", "info@kamau.com"],
  ["info@kamau.coke", "info@kamau.co.ke"],
])("%s asks about %s", (typed, meant) => {
  expect(suggestedAddress(typed)).toBe(meant);
});

test.each([
  "wanjiku@gmail.com",
  "wanjiku@ymail.com",
  "wanjiku@kamau.co.ke",
  "info@maison.fr",
  "info@falcon.ke",
  "@gmial.com",
  "gmial.com",
  "",
])("%s asks nothing", (typed) => {
  expect(suggestedAddress(typed)).toBeUndefined();
});
