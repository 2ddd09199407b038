import { createMiddleware } from "hono/factory";
import { countWrites } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import { plainAnswer } from "./plain-answer";
import type { FactsOf } from "./route-facts";
import type { HttpEnv } from "./types";

/** One count for each kind of form. All paths that no form has share one. */
export function writeLimit(services: Services, factsOf: FactsOf) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { allowed, retryAfter } = await countWrites(services, {
      kind: factsOf(c.req.path).limit ?? "other",
      address: c.get("visitor").address,
    }).catch((error) => uncounted(services, error, c.get("requestId")));
    if (allowed) return next();
    c.header("Retry-After", String(retryAfter));
    return plainAnswer(c, 429, {
      title: "Too many messages from this connection",
      text: `Nothing is lost. Please wait ${minutes(retryAfter)}, then go back and send it again.`,
      swahili: {
        title: "Ujumbe mwingi umetoka kwenye mtandao huu",
        text: `Hakuna kilichopotea. Tafadhali ngoja dakika ${minuteCount(retryAfter)}, kisha rudi utume tena.`,
      },
    });
  });
}

/** Without a database the form itself fails, with an answer that keeps the input. */
function uncounted({ log }: Services, error: unknown, requestId: string) {
  log.warn({ err: error, requestId }, "a write could not be counted");
  return { allowed: true, retryAfter: 0 };
}

function minuteCount(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

function minutes(seconds: number): string {
  const count = minuteCount(seconds);
  return count === 1 ? "a minute" : `${count} minutes`;
}
