import fc from "fast-check";
import { expect, test } from "vitest";
import { arrive, book, emptyQueue, isSynced, keep, leave, next, type Queue } from "./queue";

/** What may happen between a till and its office: a network that fails before, or after, the sale got through. */
const event = fc.oneof(
  fc.constant("sell offline" as const),
  fc.constant("sell online" as const),
  fc.constant("send" as const),
  fc.constant("send, lost on the way" as const),
  fc.constant("send, answer lost" as const),
);

test("whatever the network does, no sale is lost and none is doubled", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const sold: number[] = [];
      let queue: Queue = emptyQueue;
      for (const what of events) {
        if (what.startsWith("sell")) {
          const sale = sold.length + 413;
          sold.push(sale);
          queue = what === "sell online" ? book(queue, sale) : keep(queue, sale);
        } else queue = send(queue, what);
        for (const sale of sold) expect(queue.waiting.includes(sale) || isSynced(queue, sale)).toBe(true);
      }
      while (next(queue) !== undefined) queue = send(queue, "send");
      expect([...queue.office].sort((a, b) => a - b)).toEqual(sold);
      expect(queue.waiting).toEqual([]);
    }),
  );
});

test("saved sales go out oldest first", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), (sales) => {
      let queue = sales.reduce(keep, emptyQueue);
      while (next(queue) !== undefined) queue = send(queue, "send");
      expect(queue.office).toEqual(sales);
    }),
  );
});

test("a sale the office does not have never leaves the till", () => {
  const queue = keep(emptyQueue, 413);
  expect(leave(queue, 413)).toEqual(queue);
  expect(arrive(queue, 999)).toEqual(queue);
});

function send(queue: Queue, how: string): Queue {
  const sale = next(queue);
  if (sale === undefined || how === "send, lost on the way") return queue;
  const there = arrive(queue, sale);
  return how === "send, answer lost" ? there : leave(there, sale);
}
