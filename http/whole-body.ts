import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** A form is read to its end before it takes a turn: whoever dribbles it holds nobody up. */
export const wholeBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method === "POST") {
    const { url, method, headers, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, signal, body: await c.req.raw.arrayBuffer() });
  }
  await next();
});
