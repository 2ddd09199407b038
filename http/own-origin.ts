import { createMiddleware } from "hono/factory";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/** A form on another site must not post in our visitor's name. Browsers always send `Origin` with a POST. */
export const ownOriginOnly = createMiddleware<HttpEnv>(async (c, next) => {
  const origin = c.req.header("origin");
  const foreign =
    (origin !== undefined && origin !== c.get("visitor").origin) ||
    c.req.header("sec-fetch-site") === "cross-site";
  if (foreign && !safe.has(c.req.method)) {
    return plainAnswer(c, 403, {
      title: "This form was sent from another site",
      text: "For your safety we only accept forms that are sent from our own pages. Please open the page here and try again.",
    });
  }
  await next();
});
