import { createMiddleware } from "hono/factory";
import type { EdgeEnv } from "./types.ts";
import { identifyVisitor } from "./visitor.ts";

export function visitor(trustProxy: number) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    // The host of the URL has been checked; the header may hold several.
    const headers = { ...Object.fromEntries(c.req.raw.headers), host: new URL(c.req.url).host };
    const socket = c.env?.incoming?.socket ?? { remoteAddress: "127.0.0.1" };
    c.set("visitor", identifyVisitor(socket, headers, trustProxy));
    await next();
  });
}
