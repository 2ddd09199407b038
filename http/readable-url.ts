import { createMiddleware } from "hono/factory";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/** An address whose escapes are no text leads nowhere, and no later step has to wonder about it. */
export const readableUrl = createMiddleware<HttpEnv>(async (c, next) => {
  if (URL.canParse(c.req.url) && isReadable(new URL(c.req.url).pathname)) return next();
  return plainAnswer(c, 400, {
    title: "This address cannot be read",
    text: "Some of its characters are broken. Please check the link, or start from the home page.",
  });
});

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
