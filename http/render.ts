import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { logContext } from "~/log.server";
import { nonceContext } from "~/nonce.server";
import { checkoutOrigins } from "~/payments/offered";
import { requestIdContext } from "~/request-id.server";
import { servicesContext, servicesFor } from "~/services-context";
import { visitorContext } from "~/visitor.server";
import { publicPagesContext } from "~/visits/began";
import { notPossible } from "./known-methods";
import type { FactsOf } from "./route-facts";
import { contentSecurityPolicy, type SecurityOptions } from "./security-headers";
import type { HttpEnv, HttpOptions } from "./types";

/** The last handler: React Router renders the page, with a nonce of its own for the inline scripts. */
export function render(
  build: ServerBuild,
  { services, site }: HttpOptions,
  factsOf: FactsOf,
  isPage: (path: string) => boolean,
) {
  const handle = createRequestHandler(build);
  const targets = { checkout: checkoutOrigins(services.payments), whatsapp: ["https://wa.me"] };
  return async (c: Context<HttpEnv>) => {
    // In development the policy allows everything, and a nonce would differ from what the browser renders.
    const nonce = site && randomBytes(16).toString("base64");
    const context = new RouterContextProvider();
    const id = c.get("requestId");
    context.set(servicesContext, servicesFor(services, id));
    context.set(logContext, services.log);
    context.set(requestIdContext, id);
    context.set(visitorContext, c.get("visitor"));
    context.set(publicPagesContext, isPage);
    context.set(nonceContext, nonce);
    const answer = await handle(seenFromOutside(c, services.config.siteUrl), context);
    // A POST to a page without an action. For `.data` requests React Router's client expects its own answer.
    if (answer.status === 405 && !c.req.path.endsWith(".data")) {
      return notPossible(c, answer.headers.get("Allow") ?? "GET, HEAD");
    }
    const { framedBySelf, formsLeadTo } = factsOf(c.req.path);
    return whole(answer, { nonce, framedBySelf, formTargets: formsLeadTo && targets[formsLeadTo] });
  };
}

/**
 * React Router compares the request's origin with the `Origin` header, which `ownOriginOnly` has already checked.
 * Behind a proxy the two differ in scheme or host, and a page with `no-referrer` sends `null`.
 */
function seenFromOutside(c: Context<HttpEnv>, siteUrl: string): Request {
  const url = new URL(c.req.url);
  const sent = c.req.header("origin");
  const origin = sent === siteUrl ? siteUrl : c.get("visitor").origin;
  if (url.origin === origin && (sent === undefined || sent === origin)) return c.req.raw;
  // Concatenated: `new URL(path, origin)` would read a path that starts with // as another host.
  const request = new Request(origin + url.pathname + url.search, c.req.raw);
  if (sent !== undefined) request.headers.set("origin", origin);
  return request;
}

/** Buffered: pages and data are small, and one write is cheaper than many. A file for download may be large. */
async function whole(answer: Response, options: SecurityOptions): Promise<Response> {
  if (answer.headers.get("Content-Disposition")?.startsWith("attachment")) return answer;
  const headers = new Headers(answer.headers);
  if (headers.get("Content-Type")?.startsWith("text/html")) {
    if (options.framedBySelf) headers.set("X-Frame-Options", "SAMEORIGIN");
    const policy = options.nonce ? contentSecurityPolicy(options) : duringDevelopment;
    headers.set("Content-Security-Policy", policy);
  }
  const body = answer.body && new Uint8Array(await answer.arrayBuffer());
  // By its length `compress` knows a small answer, which is quicker as it is.
  if (body) headers.set("Content-Length", String(body.byteLength));
  return new Response(body, { status: answer.status, headers });
}

/** Vite injects scripts and styles of its own. */
const duringDevelopment = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";
