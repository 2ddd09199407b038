import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { plainAnswer } from "./plain-answer";
import type { HttpEnv } from "./types";

export const knownMethods = createMiddleware<HttpEnv>(async (c, next) => {
  const isKnown = ["GET", "HEAD", "POST"].includes(c.req.method);
  return isKnown ? next() : notPossible(c, "GET, HEAD, POST");
});

export function notPossible(c: Context<HttpEnv>, allow: string) {
  c.header("Allow", allow);
  return plainAnswer(c, 405, {
    title: "Not possible",
    text: "Pages here can be read, and forms can be sent.",
    swahili: { title: "Haiwezekani", text: "Kurasa hapa zinaweza kusomwa, na fomu zinaweza kutumwa." },
  });
}
