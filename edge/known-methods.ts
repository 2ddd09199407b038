import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { plainAnswer } from "./plain-answer.ts";
import type { EdgeEnv } from "./types.ts";

const known = new Set(["GET", "HEAD", "POST"]);

/** Pages are read and forms are posted; nothing else has a meaning here. */
export const knownMethods = createMiddleware<EdgeEnv>(async (c, next) => {
  if (known.has(c.req.method)) return next();
  return notPossible(c, "GET, HEAD, POST");
});

export function notPossible(c: Context<EdgeEnv>, allow: string) {
  c.header("Allow", allow);
  return plainAnswer(c, 405, {
    title: "Not possible",
    text: "Pages here can be read, and forms can be sent.",
  });
}
