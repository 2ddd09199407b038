import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { inTurn, type QueueLimits } from "~/turns.server";
import { plainAnswer } from "./plain-answer";
import type { FactsOf } from "./route-facts";
import type { HttpEnv } from "./types";

/**
 * Rendering takes some 10 ms of the one thread that serves all visitors; running several at once only helps while one
 * waits for the database. Over the limit the answer is an immediate 503.
 */
const pages: QueueLimits = { running: 4, runningEach: 1, waiting: 200, waitingEach: 20 };

/** Forms mostly wait for the database, and should not queue behind pages. */
const forms: QueueLimits = { running: 32, runningEach: 8, waiting: 200, waitingEach: 20 };

/** Whoever pays waits for a provider, some 10 seconds where it hangs, and nobody else should wait with them. */
const payments: QueueLimits = { running: 64, runningEach: 8, waiting: 200, waitingEach: 20 };

export function openTurns(factsOf: FactsOf) {
  const reading = inTurn(pages, tooBusy);
  const writing = inTurn(forms, tooBusy);
  const paying = inTurn(payments, tooBusy);
  const rendering = createMiddleware<HttpEnv>((c, next) => {
    if (c.req.method !== "POST") return reading(c, next);
    return factsOf(c.req.path).limit === "pay" ? paying(c, next) : writing(c, next);
  });
  return { paying, rendering };
}

function tooBusy(c: Context) {
  return plainAnswer(c, 503, {
    title: "We are very busy",
    text: "We have more visitors than we can serve right now. Please try again in a moment.",
    swahili: {
      title: "Wageni ni wengi sana",
      text: "Tuna wageni wengi kuliko tunavyoweza kuhudumia sasa hivi. Tafadhali jaribu tena baada ya muda mfupi.",
    },
  });
}
