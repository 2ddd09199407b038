import { expect, test } from "vitest";
import { openFairQueue } from "./turns.server";

test("senders take turns, however much one of them asks for", async () => {
  const { enter } = openFairQueue({ running: 1, runningEach: 1, waiting: 100, waitingEach: 100 });
  const order: string[] = [];
  const all = ["greedy", "greedy", "greedy", "greedy", "second", "third"].map(async (sender) => {
    const leave = await enter(sender);
    order.push(sender);
    leave?.();
  });
  await Promise.all(all);
  expect(order).toEqual(["greedy", "second", "third", "greedy", "greedy", "greedy"]);
});

test("no more run at once than may", async () => {
  const { enter } = openFairQueue({ running: 2, runningEach: 2, waiting: 100, waitingEach: 100 });
  let inside = 0;
  let most = 0;
  const all = Array.from({ length: 10 }, async () => {
    const leave = await enter("a");
    most = Math.max(most, ++inside);
    await new Promise(setImmediate);
    inside--;
    leave?.();
  });
  await Promise.all(all);
  expect(most).toBe(2);
});

test("one sender can't take every place, however long his work takes", async () => {
  const { enter } = openFairQueue({ running: 2, runningEach: 1, waiting: 100, waitingEach: 100 });
  const slow = await enter("slow");
  const again = enter("slow");
  const other = await enter("other");
  expect(other).toBeDefined();
  slow?.();
  expect(await again).toBeDefined();
});

test("who would wait too long is told at once, and one sender can't fill the queue", async () => {
  const { enter } = openFairQueue({ running: 1, runningEach: 1, waiting: 10, waitingEach: 2 });
  const turns = ["a", "a", "a", "b"].map(async (sender) => {
    const leave = await enter(sender);
    leave?.();
    return leave !== undefined;
  });
  expect(await Promise.all(turns)).toEqual([true, true, false, true]);
  expect(await enter("a"), "room again").toBeDefined();
});

test("a full queue drops the last of the longest line, not the newcomer", async () => {
  const { enter } = openFairQueue({ running: 1, runningEach: 1, waiting: 6, waitingEach: 4 });
  const served: string[] = [];
  const all = ["a1", "a2", "a3", "b1", "b2", "b3", "c1", "d1", "e1", "f1", "g1"].map(async (name) => {
    const leave = await enter(name.charAt(0));
    if (leave) served.push(name);
    leave?.();
  });
  await Promise.all(all);
  // `g` finds lines of one: none is longer than its own would be.
  expect(served.toSorted()).toEqual(["a1", "b1", "c1", "d1", "e1", "f1"]);
});

test("between two starts the event loop comes around to everything else", async () => {
  const { enter } = openFairQueue({ running: 4, runningEach: 4, waiting: 100, waitingEach: 100 });
  let round = 0;
  let counting = true;
  setImmediate(function next() {
    round++;
    if (counting) setImmediate(next);
  });
  const rounds = await Promise.all(
    ["a", "b", "c"].map(async (sender) => {
      await enter(sender);
      return round;
    }),
  );
  counting = false;
  expect(new Set(rounds).size).toBe(3);
});
