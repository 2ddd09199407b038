import { expect, test } from "vitest";
import { csvLine } from "./csv";

test.each([
  "=1+1",
  "+254712345678",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "  =1",
  "\n@x",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
])("a cell that a spreadsheet would calculate gets an apostrophe: %j", (text) => {
  expect(csvLine([text]).replace(/^"/, "")).toMatch(/^'/);
});

test("numbers stay numbers, text is quoted where it must be, lines end with CRLF", () => {
  expect(csvLine(["-12.50", 3, 'a "b", c', "two\nlines", null, undefined, ""])).toBe(
    '-12.50,3,"a ""b"", c","two\nlines",,,\r\n',
  );
});

test("a semicolon ends no cell, whichever language the spreadsheet speaks", () => {
  expect(csvLine(["a;=1+1", "b"])).toBe('"a;=1+1",b\r\n');
});

test("moments are written on Nairobi's clock", () => {
  expect(csvLine([new Date("2026-11-18T22:40:00Z")])).toBe("2026-11-19T01:40:00+03:00\r\n");
});
