import { expect, test } from "vitest";
import { aboutOf } from "~/contact/about";
import { most, sizeLine } from "./size";

test.each([
  ["branches=2&tills=4", "a price for 2 branches, 4 tills"],
  ["branches=1&tills=1&module=payroll", "a price for 1 branch, 1 till, HR & Payroll Systems"],
  [
    "module=finance&module=supply-chain",
    "a price for Financial & Accounting Management, Supply Chain & Logistics",
  ],
  ["branches=0&tills=-3&module=free", "a price"],
  [`branches=${most.branches + 1}&tills=2e3`, "a price"],
  ["branches=<b>2</b>&module=payroll", "a price for HR & Payroll Systems"],
])("%s is asked about as '%s'", (query, line) => {
  expect(sizeLine(new URLSearchParams(query), "en")).toBe(line);
  expect(aboutOf(new URLSearchParams(`about=pricing&${query}`), "en")).toBe(line);
});
