import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { logContext } from "~/log.server";
import { requestIdContext } from "~/request-id.server";
import { servicesContext, servicesFor } from "~/services.server";
import { visitorContext } from "~/visitor.server";
import { finishPage, finishStaticPage } from "./finish-page";
import { notPossible } from "./known-methods";
import { securityHeaders } from "./security-headers";
import type { HttpEnv, HttpOptions } from "./types";

/** The last step: React Router renders, and its page is finished as the prerendered ones are. */
export function render(build: ServerBuild, { services, parts }: HttpOptions) {
  const handle = createRequestHandler(build);
  return async (c: Context<HttpEnv>) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, servicesFor(services, c.get("requestId")));
    context.set(logContext, services.log);
    context.set(requestIdContext, c.get("requestId"));
    context.set(visitorContext, c.get("visitor"));
    const answer = await handle(seenFromOutside(c), context);
    // A post to a page without a form. Asked by the application's own script, the answer stays as it is.
    if (answer.status === 405 && !c.req.path.endsWith(".data")) {
      return notPossible(c, answer.headers.get("Allow") ?? "GET, HEAD");
    }
    return finished(answer, parts, c.req.path);
  };
}

/** Behind a proxy the visitor's own address must reach the router: it compares it with `Origin`. */
function seenFromOutside(c: Context<HttpEnv>): Request {
  const url = new URL(c.req.url);
  const { origin } = c.get("visitor");
  // Joined as text: resolved as a link, a path that starts with // would name another host.
  return url.origin === origin ? c.req.raw : new Request(origin + url.pathname + url.search, c.req.raw);
}

/** Read to its end and sent in one piece: data for the application is small, and many small writes cost more. */
async function whole(answer: Response, headers: Headers): Promise<Response> {
  const body = answer.body && new Uint8Array(await answer.arrayBuffer());
  return new Response(body, { status: answer.status, headers });
}

async function finished(answer: Response, parts: HttpOptions["parts"], path: string): Promise<Response> {
  const headers = new Headers(answer.headers);
  const isPage = headers.get("Content-Type")?.startsWith("text/html") && answer.body;
  if (!isPage) return whole(answer, headers);
  const framedBySelf = path === "/chat-widget";
  if (framedBySelf) headers.set("X-Frame-Options", "SAMEORIGIN");
  if (!parts) {
    headers.set("Content-Security-Policy", "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'");
    return new Response(answer.body, { status: answer.status, headers });
  }
  const page = (framedBySelf ? finishStaticPage : finishPage)(await answer.text(), parts);
  const { scriptHashes } = page;
  const policy = securityHeaders({ scriptHashes, framedBySelf })["Content-Security-Policy"];
  headers.set("Content-Security-Policy", policy as string);
  return new Response(page.html, { status: answer.status, headers });
}
