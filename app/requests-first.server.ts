import { createMiddleware } from "hono/factory";

/** How many pages and forms this process is answering. One thread does all of its work. */
let underWay = 0;

/** Counts the request for what lets requests go first. */
export const countRequest = createMiddleware(async (_c, next) => {
  underWay += 1;
  try {
    await next();
  } finally {
    underWay -= 1;
  }
});

/**
 * For work that nobody waits for at a screen: a moment without requests, or the end of its patience, so that a site
 * that is never without any gets it done as well.
 */
export async function afterRequests() {
  for (let left = patienceMs; underWay > 0 && left > 0; left -= lookMs) {
    await new Promise((done) => setTimeout(done, lookMs));
  }
}

const patienceMs = 2_000;
const lookMs = 20;
