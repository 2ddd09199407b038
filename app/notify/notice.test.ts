import { expect, test } from "vitest";
import { type NewLead, noticeOf } from "./notice";

test.each<[NewLead["kind"], string, string]>([
  ["message", "lead.created", "leads"],
  ["order", "order.created", "orders"],
  ["demo booking", "demo.booked", "demos"],
  ["demo move", "demo.moved", "demos"],
  ["demo cancellation", "demo.cancelled", "demos"],
])("a %s is told as %s, with its page", (kind, type, folder) => {
  const at = new Date("2026-11-16T06:00:00Z");
  const notice = noticeOf({ kind, id: "x", at, sourcePage: null }, "https://velto.example");
  expect(notice).toMatchObject({ type, data: { url: `https://velto.example/staff/${folder}/x` } });
});
