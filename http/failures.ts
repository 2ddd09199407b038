import type { Context } from "hono";
import { isClientAbort } from "~/client-abort.server";
import type { Services } from "~/services.server";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/** What no step expected. The visitor gets a calm page and an id; the log gets the rest. */
export function failures({ log }: Services) {
  return (error: Error, c: Context<HttpEnv>) => {
    if (isClientAbort(error)) return c.body(null, 400);
    log.error({ err: error, id: c.get("requestId") }, "request failed");
    return plainAnswer(c, 503, {
      title: "We could not do that just now",
      text: `Please try again in a minute. If it happens again, tell us this reference: ${c.get("requestId")}.`,
    });
  };
}
