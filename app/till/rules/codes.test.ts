import { expect, test } from "vitest";
import { isApprovalCode, isMobileNumber, isMpesaCode } from "./codes";

test.each([
  ["TKF4R7X2QA", true],
  ["tkf4r7x2qa ", true],
  ["TKF4R7X2Q", false],
  ["TKF4R7X2Q-", false],
])("%s as an M-Pesa code: %s", (text, valid) => {
  expect(isMpesaCode(text)).toBe(valid);
});

test.each([
  ["204816", true],
  ["20481", false],
  ["20481a", false],
])("%s as an approval code: %s", (text, valid) => {
  expect(isApprovalCode(text)).toBe(valid);
});

test.each([
  ["0712 345 418", true],
  ["+254 112 345 418", true],
  ["0812 345 418", false],
  ["0712 345", false],
])("%s as a mobile number: %s", (text, valid) => {
  expect(isMobileNumber(text)).toBe(valid);
});
