import { expect, test, vi } from "vitest";
import { together } from "./together.server";

/** Work that waits until it is let go, and doubles every number. */
function heldWork() {
  const groups: number[][] = [];
  const held: (() => void)[] = [];
  const work = vi.fn(async (items: number[]) => {
    groups.push(items);
    await new Promise<void>((resolve) => held.push(resolve));
    return items.map((item) => item * 2);
  });
  return { groups, work, release: () => held.splice(0).forEach((resolve) => void resolve()) };
}

test("a lone call goes at once; calls that come meanwhile go together", async () => {
  const { groups, work, release } = heldWork();
  const double = together(work, { groupsAtOnce: 1 });
  const answers = [1, 2, 3].map(double);
  expect(groups).toEqual([[1]]);
  release();
  expect(await answers[0]).toBe(2);
  await vi.waitUntil(() => groups.length === 2);
  release();
  expect(await Promise.all(answers)).toEqual([2, 4, 6]);
  expect(groups).toEqual([[1], [2, 3]]);
});

test("a group has a largest size, and a group that hangs does not stop the next", async () => {
  const { groups, work, release } = heldWork();
  const double = together(work, { groupsAtOnce: 2, most: 2 });
  const answers = [1, 2, 3, 4, 5].map(double);
  expect(groups).toEqual([[1], [2]]);
  release();
  await vi.waitUntil(() => groups.length === 4);
  release();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual([[1], [2], [3, 4], [5]]);
});

test("one that breaks a rule fails alone", async () => {
  const refused = new Error("refused", { cause: Object.assign(new Error("unique"), { code: "23505" }) });
  const double = together(
    async (items: number[]) => {
      await Promise.resolve();
      if (items.includes(3)) throw refused;
      return items.map((item) => item * 2);
    },
    { groupsAtOnce: 1 },
  );
  const outcomes = await Promise.allSettled([1, 2, 3, 4].map(double));
  expect(
    outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : outcome.reason)),
  ).toEqual([2, 4, refused, 8]);
});

test("an error that is nobody's fault is everybody's, and the next call is tried", async () => {
  const work = vi.fn(async (items: number[]) => items);
  const echo = together(work, { groupsAtOnce: 1 });
  work.mockImplementation(async () => {
    throw Object.assign(new Error("gone"), { code: "ECONNREFUSED" });
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(echo));
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(work).toHaveBeenCalledTimes(2);
  work.mockImplementation(async (items) => items);
  expect(await echo(4)).toBe(4);
});
