import { expect, test } from "vitest";
import { isUnreachable } from "./unreachable.server";

const failed = (cause: object) => new Error("Failed query: insert …", { cause });

test.each([
  ["a refused connection", { code: "ECONNREFUSED" }],
  ["a connection that broke while writing", { code: "EPIPE" }],
  ["a server that is starting", { code: "57P03" }],
  ["a full disk", { code: "53100" }],
  ["a database that only reads", { code: "25006" }],
  ["a server that fell silent", { message: "Query read timeout" }],
  ["a broken connection", { message: "Connection terminated unexpectedly" }],
])("%s may be tried again", (_, error) => {
  expect(isUnreachable(error)).toBe(true);
  expect(isUnreachable(failed(error))).toBe(true);
});

test.each([
  ["a broken rule", { code: "23514" }],
  ["a missing table", { code: "42P01" }],
  ["a deadlock", { code: "40P01" }],
  ["a statement that takes too long", { code: "57014" }],
  ["a bug", new TypeError("undefined is not a function")],
  ["words of a visitor", { message: 'invalid input: "Connection terminated"' }],
])("%s is a failure of ours", (_, error) => {
  expect(isUnreachable(error)).toBe(false);
  expect(isUnreachable(failed(error))).toBe(false);
});
