import { createMiddleware } from "hono/factory";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

/**
 * Refuses a path whose escapes do not decode, so that later middlewares can decode it without a check, and a NUL
 * anywhere: no column takes one, and no search means one.
 */
export const readableUrl = createMiddleware<HttpEnv>(async (c, next) => {
  if (URL.canParse(c.req.url) && isReadable(new URL(c.req.url))) return next();
  return plainAnswer(c, 400, {
    title: "This address cannot be read",
    text: "Some of its characters are broken. Please check the link, or start from the home page.",
    swahili: {
      title: "Anwani hii haisomeki",
      text: "Herufi kadhaa zimeharibika. Tafadhali angalia link, au anzia ukurasa wa mwanzo.",
    },
  });
});

function isReadable({ pathname, search }: URL): boolean {
  try {
    return !search.includes("%00") && !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
