import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** Reads a form's body before it enters the render queue, so that a slow upload holds no place in it. */
export const bufferBody = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.method === "POST") {
    const { url, method, headers, signal } = c.req.raw;
    c.req.raw = new Request(url, { method, headers, signal, body: await c.req.raw.arrayBuffer() });
  }
  await next();
});
