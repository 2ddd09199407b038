import type { Context } from "hono";
import { hungUp } from "~/hung-up.server";
import type { Tools } from "~/tools.server";
import { plainAnswer } from "./plain-answer.ts";
import type { EdgeEnv } from "./types.ts";

/** What no step expected. The visitor gets a calm page and an id; the log gets the rest. */
export function failures({ log }: Tools) {
  return (error: Error, c: Context<EdgeEnv>) => {
    if (hungUp(error)) return c.body(null, 400);
    log.error({ err: error, id: c.get("requestId") }, "request failed");
    return plainAnswer(c, 503, {
      title: "We could not do that just now",
      text: `Please try again in a minute. If it happens again, tell us this reference: ${c.get("requestId")}.`,
    });
  };
}
