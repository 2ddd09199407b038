import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { createMiddleware } from "hono/factory";
import { mayPreview } from "~/content-desk/preview-cookie.server";
import { draftedContent } from "~/content-desk/published.server";
import type { Published } from "~/published/published";
import type { FinishedPage } from "./finish-page";
import type { FactsOf } from "./route-facts";
import { securityHeaders } from "./security-headers";
import type { HttpEnv, HttpOptions } from "./types";

type Drawn = Pick<FinishedPage, "content" | "scripts">;

/**
 * A built page as it would be with the drafts, at its own address with `?preview`, for a browser that staff sent there.
 * What is published is one state for the whole process, so a thread of its own draws it: no visitor can meet a draft.
 */
export function preview({ services, site, tls }: HttpOptions, factsOf: FactsOf) {
  return createMiddleware<HttpEnv>(async (c, next) => {
    const { path, method } = c.req;
    if (!site || method !== "GET" || c.req.query("preview") === undefined) return next();
    if (!site.files.get(path)?.name.endsWith(".html")) return next();
    if (!(await mayPreview(services, c.req.raw.headers))) return next();
    const state = { revision: 0, content: await draftedContent(services), preview: bar };
    const { content, scripts } = await draw(
      site.dir,
      new URL(`${path}?preview=1`, site.build.siteUrl).href,
      state,
    );
    return c.body(new Uint8Array(content), 200, {
      ...securityHeaders({ scriptHashes: scripts, framedBySelf: factsOf(path).framedBySelf, tls }),
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex, nofollow",
    });
  });
}

const bar = {
  text: "A preview with every draft. Visitors don't see it.",
  label: "Back to Content",
  back: "/staff/content",
};

/** A thread for each look: people look now and then, and it starts in a second. */
function draw(dir: string, url: string, state: Published): Promise<Drawn> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  const worker = new Worker(join(dir, "../server/preview-worker.js"), { workerData: { url, state } });
  const timer = setTimeout(() => reject(new Error("A preview took too long.")), 10_000);
  worker.once("message", resolve).once("error", reject);
  return promise.finally(() => {
    clearTimeout(timer);
    return worker.terminate();
  });
}
