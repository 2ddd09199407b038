import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import { restApp } from "~/rest/app.server";
import { accessLog } from "./access-log.ts";
import { failures } from "./failures.ts";
import { health } from "./health.ts";
import { knownMethods } from "./known-methods.ts";
import { ownOriginOnly } from "./own-origin.ts";
import { plainAnswer } from "./plain-answer.ts";
import { readableUrl } from "./readable-url.ts";
import { render } from "./render.ts";
import { requestId } from "./request-id.ts";
import { retryAfter } from "./retry-after.ts";
import { securedAnswers } from "./secured-answers.ts";
import type { EdgeEnv, EdgeOptions } from "./types.ts";
import { visitor } from "./visitor-step.ts";
import { writeLimit } from "./write-limit.ts";

/** Everything that is not a built file passes these steps, in this order. */
export function createEdge(build: ServerBuild, options: EdgeOptions) {
  const { tools } = options;
  return new Hono<EdgeEnv>()
    .onError(failures(tools))
    .use(requestId)
    .use(accessLog(tools.log))
    .use(securedAnswers(options.tls))
    .use(retryAfter)
    .use(readableUrl)
    .use(visitor(options.trustProxy))
    .route("/", health(tools, options.isStopping))
    .route("/rest/v1", restApp(tools))
    .use(knownMethods)
    .use(ownOriginOnly)
    .use(bodyLimit({ maxSize: 64 * 1024, onError: tooLarge }))
    .use(writeLimit(tools))
    .use(compress())
    .all("*", render(build, options));
}

function tooLarge(c: Parameters<typeof plainAnswer>[0]) {
  return plainAnswer(c, 413, {
    title: "That is too long to send",
    text: "A form may hold up to 64 KB of text. Please go back, shorten your message and send it again.",
  });
}
