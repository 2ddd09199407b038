import type { Services } from "../app/services.server";
import { loadStaticSite, type StaticSite } from "../http/static-answers";
import type { HttpOptions } from "../http/types";
import type { createSite as CreateSite } from "../server";

const build = new URL("../dist/", import.meta.url);

let built: StaticSite | undefined;

/** The built application in this process, on the services of the test. */
export async function openSite(services: Services, options: Partial<HttpOptions> = {}) {
  const server = (await import(/* @vite-ignore */ new URL("server/index.js", build).href)) as {
    createSite: typeof CreateSite;
  };
  built ??= loadStaticSite(build.pathname, false);
  const site = server.createSite({
    services,
    site: built,
    trustProxy: 1,
    tls: false,
    isStopping: () => false,
    ...options,
  });
  return { request: (path: string, init?: RequestInit) => request(site, path, init) };
}

const origin = "http://localhost";

function request(site: ReturnType<typeof CreateSite>, path: string, init: RequestInit = {}) {
  return site.fetch(
    new Request(origin + path, { ...init, headers: { accept: "text/html", ...init.headers } }),
  );
}

/** A form as a browser posts it, from our own page. */
export function formPost(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin, "content-type": "application/x-www-form-urlencoded", ...headers },
  };
}
