import { expect, test } from "vitest";
import { aboutOf, withAbout } from "~/contact/about";

test.each([
  ["about=receipt-printer", "Receipt Printer"],
  ["about=hardware", "a hardware quote"],
  ["order=VLT-7K3M9PX", "order VLT-7K3M9PX"],
  ["order=VLT-7K3M9PX&about=hardware", "order VLT-7K3M9PX"],
  ["about=till", "the till you tried"],
  ["about=till&tried=mpesa.offline.mpesa", "the till you tried: M-Pesa, selling offline"],
  ["about=till&tried=<b>free</b>.cash", "the till you tried: cash with change"],
  ["about=<b>cheap</b>", undefined],
  ["order=' or 1=1", undefined],
  ["order=abcdefghijklmnopqrstuvwx", undefined],
  ["", undefined],
])("%s is about %s", (search, about) => {
  expect(aboutOf(new URLSearchParams(search), "en")).toBe(about);
});

test("the message says first what it is about", () => {
  expect(withAbout("POS Terminal", "Is it in stock?")).toBe("About: POS Terminal\n\nIs it in stock?");
  expect(withAbout("POS Terminal", undefined)).toBe("About: POS Terminal");
  expect(withAbout(undefined, "Hi")).toBe("Hi");
  expect(withAbout(undefined, undefined)).toBeUndefined();
});

test("a message that fills its column is stored alone", () => {
  const message = "x".repeat(5000);
  expect(withAbout("POS Terminal", message)).toBe(message);
});
