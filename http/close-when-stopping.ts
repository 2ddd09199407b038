import { createMiddleware } from "hono/factory";
import type { HttpEnv } from "./types";

/** While the site stops, a connection's last answer says so: nobody sends a request that nobody reads. */
export function closeWhenStopping(isStopping: () => boolean) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    await next();
    if (isStopping()) c.header("Connection", "close");
  });
}
