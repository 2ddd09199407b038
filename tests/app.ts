import * as serverBuild from "virtual:react-router/server-build";
import type { PayServices } from "../app/payments/services";
import { createHttpApp } from "../http/app";
import type { BuiltSite } from "../http/built-site";
import type { HttpOptions } from "../http/types";

/** Without the link to styles that React Router's development server would collect. */
const build = { ...serverBuild, unstable_getCriticalCss: undefined };

/** The application from its sources in this process, on the services of the test. No file is built for it. */
export async function openSite(services: PayServices, options: Partial<HttpOptions> = {}) {
  const site = createHttpApp(build, {
    services,
    site: nothingBuilt,
    trustProxy: 1,
    tls: false,
    isStopping: () => false,
    ...options,
  });
  return { request: (path: string, init?: RequestInit) => request(site, path, init) };
}

const nothingBuilt: BuiltSite = { dir: "", build: { id: "", siteUrl: "", scripts: {} }, files: new Map() };

const origin = "http://localhost";

function request(site: ReturnType<typeof createHttpApp>, path: string, init: RequestInit = {}) {
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
