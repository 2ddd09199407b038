import { Hono } from "hono";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import { hooksApp } from "~/payments/hooks.server";
import { returnsApp } from "~/payments/returns.server";
import { requestId } from "~/request-id.server";
import { countRequest } from "~/requests-first.server";
import { restApp } from "~/rest/app.server";
import { visitor } from "~/visitor.server";
import { accessLog } from "./access-log";
import { answerHeaders } from "./answer-headers";
import { bufferBody } from "./buffer-body";
import { canonicalPath } from "./canonical-path";
import { closeWhenStopping } from "./close-when-stopping";
import { failures } from "./failures";
import { health } from "./health";
import { knownMethods } from "./known-methods";
import { limitBody } from "./limit-body";
import { ownOriginOnly } from "./own-origin";
import { preview } from "./preview";
import { readableUrl } from "./readable-url";
import { render } from "./render";
import { routeFacts } from "./route-facts";
import { staticFiles } from "./static-files";
import { openTurns } from "./turns";
import type { HttpEnv, HttpOptions } from "./types";
import { publicPages, visitsApp } from "./visits";
import { writeLimit } from "./write-limit";

/** All requests pass these middlewares in this order; built files are answered early. */
export function createHttpApp(build: ServerBuild, options: HttpOptions) {
  const { services } = options;
  const factsOf = routeFacts(build.routes);
  const turns = openTurns(factsOf);
  const isPage = publicPages(build.routes, options.site);
  return new Hono<HttpEnv>()
    .onError(failures(services))
    .use(closeWhenStopping(options.isStopping))
    .use(preview(options, factsOf))
    .use(staticFiles(options, factsOf))
    .use(requestId)
    .use(accessLog(services.log))
    .use(answerHeaders(options.tls))
    .use(readableUrl)
    .use(visitor(options.trustProxy, services.log))
    .route("/", health(services, options.isStopping))
    .route("/rest/v1", restApp(services))
    .route("/hooks", hooksApp(services))
    .use("/pay/*", turns.paying)
    .route("/pay", returnsApp(services))
    .use(knownMethods)
    .use(canonicalPath((path) => options.site?.files.has(path) ?? false))
    .use(ownOriginOnly(services.config.siteUrl))
    .route("/visit", visitsApp(services, isPage))
    .use(limitBody(services, factsOf))
    .use(bufferBody)
    .use(countRequest)
    .use(writeLimit(services, factsOf))
    .use(compress())
    .use(turns.rendering)
    .all("*", render(build, options, factsOf, isPage));
}
