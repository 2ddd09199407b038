import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import type { ServerBuild } from "react-router";
import { findSession } from "~/access/sessions.server";
import type { Services } from "~/services.server";
import { plainAnswer } from "./plain-answer";
import { fullPath, type PatternOf } from "./route-patterns";
import type { HttpEnv } from "./types";

const usual = bodyLimit({
  maxSize: 64 * 1024,
  onError: (c) =>
    plainAnswer(c, 413, {
      title: "That is too long to send",
      text: "A form may hold up to 64 KB of text. Please go back, shorten your message and send it again.",
    }),
});

/**
 * How much a form may send. A staff route that takes a file says so itself (`handle.bodyLimit`, in bytes); from whoever
 * is not signed in no more is read there than anywhere.
 */
export function limitBody(routes: ServerBuild["routes"], patternOf: PatternOf, services: Services) {
  const larger = largerLimits(routes);
  return createMiddleware<HttpEnv>(async (c, next) => {
    const maxSize = c.req.method === "POST" ? larger.get(patternOf(c.req.path)) : undefined;
    if (maxSize === undefined) return usual(c, next);
    if (await findSession(services, c.req.raw.headers)) {
      return bodyLimit({ maxSize, onError: (context) => fileTooLarge(context, maxSize) })(c, next);
    }
    const signIn = `/staff/sign-in?next=${encodeURIComponent(c.req.path)}`;
    return bodyLimit({ maxSize: 64 * 1024, onError: (context) => context.redirect(signIn, 303) })(c, next);
  });
}

function largerLimits(routes: ServerBuild["routes"]): Map<string, number> {
  const limits = new Map<string, number>();
  for (const route of Object.values(routes)) {
    const handle = route?.module.handle as { bodyLimit?: number } | undefined;
    if (route && handle?.bodyLimit) limits.set(fullPath(routes, route.id), handle.bodyLimit);
  }
  return limits;
}

function fileTooLarge(c: Parameters<typeof plainAnswer>[0], maxSize: number) {
  return plainAnswer(c, 413, {
    title: "This file is too large",
    text: `A file may have up to ${Math.floor(maxSize / 1024 / 1024)} MB. Please go back and send one of fewer days.`,
  });
}
