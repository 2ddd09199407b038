import { createMiddleware } from "hono/factory";
import { countWrites, type WriteKind } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

export { writesPerWindow } from "~/rate-limits.server";

export function writeLimit(services: Services) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { allowed, retryAfter } = await countWrites(services, {
      kind: bucketOf(c.req.path),
      address: c.get("visitor").address,
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
 * One counter for each form, however its path is spelt: React Router matches it in any case, with escapes and with
 * extra slashes. All other paths share one counter.
 */
export function bucketOf(path: string): WriteKind {
  const plain = decodeURIComponent(path)
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(\/?\.data|\/)$/, "");
  return forms.find(([, rule]) => rule.test(plain))?.[0] ?? "other";
}

const forms: [WriteKind, RegExp][] = [
  // The chat's hand-over is stored as a contact message.
  ["contact", /^\/(contact|chat-widget|chat\/hand-over)$/],
  ["demo", /^\/request-demo$/],
  ["order", /^\/(products\/hardware(\/[^/]+(\/order)?)?|quotations\/[^/]+)$/],
  ["find-order", /^\/orders\/find$/],
  ["pay", /^\/orders\/[^/]+$/],
  ["booking", /^\/demos\/[^/]+$/],
  ["staff", /^\/staff(\/|$)/],
];

/** Without a database the form itself fails, with an answer that keeps the input. */
function uncounted({ log }: Services, error: unknown, requestId: string) {
  log.warn({ err: error, requestId }, "a write could not be counted");
  return { allowed: true, retryAfter: 0 };
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? "a minute" : `${count} minutes`;
}
