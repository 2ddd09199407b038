import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { isClientAbort } from "~/client-abort.server";
import type { Services } from "~/services-context";
import { isUnreachable } from "~/unreachable.server";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/** Handles what a middleware threw: the visitor gets a short page with the request id, the log gets the error. */
export function failures({ log }: Services) {
  return (error: Error, c: Context<HttpEnv>) => {
    if (isClientAbort(error)) return c.body(null, 400);
    if (error instanceof HTTPException && error.status === 403) return foreignForm(c);
    const requestId = c.get("requestId");
    log.error({ err: error, requestId }, "request failed");
    return isUnreachable(error)
      ? plainAnswer(c, 503, {
          title: "We could not do that just now",
          text: `Please try again in a minute. If it happens again, tell us this reference: ${requestId}.`,
          swahili: {
            title: "Hatukuweza kufanya hilo kwa sasa",
            text: `Tafadhali jaribu tena baada ya dakika moja. Ikitokea tena, tutajie nambari hii: ${requestId}.`,
          },
        })
      : plainAnswer(c, 500, {
          title: "Something failed on our side",
          text: `We have a record of it under this reference: ${requestId}. Please tell us if it happens again.`,
          swahili: {
            title: "Kuna shida upande wetu",
            text: `Tuna rekodi yake kwa nambari hii: ${requestId}. Tafadhali tuambie ikitokea tena.`,
          },
        });
  };
}

/** Hono's `csrf` throws a plain 403; this is the page for it. */
function foreignForm(c: Context<HttpEnv>) {
  return plainAnswer(c, 403, {
    title: "This form was sent from another site",
    text: "For your safety we only accept forms that are sent from our own pages. Please open the page here and try again.",
    swahili: {
      title: "Fomu hii ilitumwa kutoka tovuti nyingine",
      text: "Kwa usalama wako tunapokea fomu zilizotumwa kutoka kurasa zetu tu. Tafadhali fungua ukurasa hapa ujaribu tena.",
    },
  });
}
