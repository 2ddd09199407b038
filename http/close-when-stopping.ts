import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** During shutdown every answer closes its connection, so that no client sends another request on it. */
export function closeWhenStopping(isStopping: () => boolean) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    if (isStopping()) c.header("Connection", "close");
  });
}
