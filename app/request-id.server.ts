import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { createContext } from "react-router";

/** The request's id for loaders and error pages; a prerendered page has none. */
export const requestIdContext = createContext<string>("");

/** One id per request: in the answer, in the log, and on the error page that a visitor may read out to us. */
export const requestId = createMiddleware<{ Variables: { requestId: string } }>(async (c, next) => {
  const id = randomUUID().slice(0, 8);
  c.set("requestId", id);
  await next();
  c.header("X-Request-Id", id);
});
