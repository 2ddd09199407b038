import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { findSession } from "~/access/sessions.server";
import type { Services } from "~/services-context";
import { plainAnswer } from "./plain-answer";
import type { FactsOf } from "./route-facts";
import type { HttpEnv } from "./types";

const usual = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) =>
    plainAnswer(c, 413, {
      title: "That is too long to send",
      text: "A form may hold up to 64 KB of text. Please go back, shorten your message and send it again.",
      swahili: {
        title: "Ujumbe huu ni mrefu mno",
        text: "Fomu inabeba hadi 64 KB za maandishi. Tafadhali rudi, fupisha ujumbe wako kisha utume tena.",
      },
    }),
});

/**
 * How much a form may send. A staff route that takes a file says so itself (`handle.bodyLimit`, in bytes); from whoever
 * is not signed in no more is read there than anywhere.
 */
export function limitBody(services: Services, factsOf: FactsOf) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const maxSize = c.req.method === "POST" ? factsOf(c.req.path).bodyLimit : undefined;
    if (maxSize === undefined) return usual(c, next);
    if (await findSession(services, c.req.raw.headers)) {
      return bodyLimit({ maxSize, onError: (context) => fileTooLarge(context, maxSize) })(c, next);
    }
    const signIn = `/staff/sign-in?next=${encodeURIComponent(c.req.path)}`;
    return bodyLimit({ maxSize: 64 * 1024, onError: (context) => context.redirect(signIn, 303) })(c, next);
  });
}

function fileTooLarge(c: Parameters<typeof plainAnswer>[0], maxSize: number) {
  return plainAnswer(c, 413, {
    title: "This file is too large",
    text: `A file may have up to ${Math.floor(maxSize / 1024 / 1024)} MB. Please go back and choose a smaller one.`,
    swahili: undefined,
  });
}
