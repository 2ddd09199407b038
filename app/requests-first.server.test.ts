import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterRequests, countRequest } from "./requests-first.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A site with one request under way. */
function openRequest() {
  const answer = Promise.withResolvers<void>();
  const site = new Hono().use(countRequest).get("/", async (c) => {
    await answer.promise;
    return c.text("done");
  });
  const answered = site.request("/");
  return async () => {
    answer.resolve();
    await answered;
  };
}

async function isDone(work: Promise<void>): Promise<boolean> {
  return Promise.race([work.then(() => true), vi.advanceTimersByTimeAsync(100).then(() => false)]);
}

test("what can wait waits for the request, and not without one", async () => {
  expect(await isDone(afterRequests())).toBe(true);
  const finish = openRequest();
  const waiting = afterRequests();
  expect(await isDone(waiting)).toBe(false);
  await finish();
  expect(await isDone(waiting)).toBe(true);
});

test("it is done as well where requests never end", async () => {
  const finish = openRequest();
  const waiting = afterRequests();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await isDone(waiting)).toBe(true);
  await finish();
});
