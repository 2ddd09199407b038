import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";
import { identifyVisitor } from "./visitor";

export function visitor(trustProxy: number) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    // The host of the URL has been checked; the header may hold several.
    const headers = { ...Object.fromEntries(c.req.raw.headers), host: new URL(c.req.url).host };
    const socket = c.env?.incoming?.socket ?? { remoteAddress: "127.0.0.1" };
    c.set("visitor", identifyVisitor(socket, headers, trustProxy));
    await next();
  });
}
