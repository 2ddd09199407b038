import { createMiddleware } from "hono/factory";
import type { EdgeEnv } from "./types.ts";
import { identifyVisitor } from "./visitor.ts";

export function visitor(trustProxy: number) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const headers = Object.fromEntries(c.req.raw.headers);
    const socket = c.env?.incoming?.socket ?? { remoteAddress: "127.0.0.1" };
    c.set("visitor", identifyVisitor(socket, { host: new URL(c.req.url).host, ...headers }, trustProxy));
    await next();
  });
}
