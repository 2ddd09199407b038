import { createMiddleware } from "hono/factory";
import { takeToken } from "~/limits.server";
import type { Tools } from "~/tools.server";
import { plainAnswer } from "./plain-answer.ts";
import type { EdgeEnv } from "./types.ts";

/**
 * Generous, because a whole estate may share one mobile address, and counted in the database, because several
 * servers share it.
 */
export const writesPerWindow = { limit: 30, windowSeconds: 600 };

/** Whoever tries out references to find somebody else's order is stopped early. */
const stricter: Record<string, number> = { "/orders/find": 6 };

export function writeLimit(tools: Tools) {
  return createMiddleware<EdgeEnv>(async (c, next) => {
    if (c.req.method !== "POST") return next();
    const bucket = pageOf(c.req.path);
    const { allowed, retryAfter } = await takeToken(tools, {
      bucket,
      address: c.get("visitor").address,
      ...writesPerWindow,
      limit: stricter[bucket] ?? writesPerWindow.limit,
    }).catch((error) => uncounted(tools, error));
    if (allowed) return next();
    c.header("Retry-After", String(retryAfter));
    return plainAnswer(c, 429, {
      title: "Too many messages from this connection",
      text: `Nothing is lost. Please wait ${minutes(retryAfter)}, then go back and send it again.`,
    });
  });
}

/** The router takes an address in any case and with slashes to spare; here it counts as one. */
function pageOf(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.data$/, "")
    .replace(/\/+/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** Without a database nothing can be stored either: the form itself says so, and gives back what was typed. */
function uncounted({ log }: Tools, error: unknown) {
  log.warn({ err: error }, "a write could not be counted");
  return { allowed: true, retryAfter: 0 };
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? "a minute" : `${count} minutes`;
}
