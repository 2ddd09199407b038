import { createMiddleware } from "hono/factory";
import { takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/**
 * Generous, because a whole estate may share one mobile address, and counted in the database, because several
 * servers share it.
 */
export const writesPerWindow = { limit: 30, windowSeconds: 600 };

/** Whoever tries out references to find somebody else's order is stopped early. */
const stricter: Partial<Record<Bucket, number>> = { "find-order": 6 };

export function writeLimit(services: Services) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.method !== "POST") return next();
    const bucket = bucketOf(c.req.path);
    const { allowed, retryAfter } = await takeToken(services, {
      bucket,
      address: c.get("visitor").address,
      ...writesPerWindow,
      limit: stricter[bucket] ?? writesPerWindow.limit,
    }).catch((error) => uncounted(services, error, c.get("requestId")));
    if (allowed) return next();
    c.header("Retry-After", String(retryAfter));
    return plainAnswer(c, 429, {
      title: "Too many messages from this connection",
      text: `Nothing is lost. Please wait ${minutes(retryAfter)}, then go back and send it again.`,
    });
  });
}

/**
 * One count for each form, however its address is spelt: the router takes it in any case, with escapes and with
 * slashes to spare. Whatever is no form of ours shares one count.
 */
export function bucketOf(path: string): Bucket {
  const plain = decodeURIComponent(path)
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(\/?\.data|\/)$/, "");
  return forms.find(([, rule]) => rule.test(plain))?.[0] ?? "other";
}

type Bucket = "contact" | "demo" | "order" | "find-order" | "chat" | "other";

const forms: [Bucket, RegExp][] = [
  ["contact", /^\/contact$/],
  ["demo", /^\/request-demo$/],
  ["order", /^\/products\/hardware(\/[^/]+(\/order)?)?$/],
  ["find-order", /^\/orders\/find$/],
  ["chat", /^\/chat(-widget|\/hand-over)$/],
];

/** Without a database nothing can be stored either: the form itself says so, and gives back what was typed. */
function uncounted({ log }: Services, error: unknown, id: string) {
  log.warn({ err: error, id }, "a write could not be counted");
  return { allowed: true, retryAfter: 0 };
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? "a minute" : `${count} minutes`;
}
