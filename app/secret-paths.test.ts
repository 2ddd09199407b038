import { readFileSync } from "node:fs";
import { routes } from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import { hooksApp } from "./payments/hooks.server";
import { returnsApp } from "./payments/returns.server";
import type { PayServices } from "./payments/services";
import { isSecretPath, publicPath, safePath, secretPaths } from "./secret-paths";

/** One address for each place. */
const places = secretPaths.map((place) => place.replace("[\\w-]+", "stk"));

test.each(places)("what follows /%s never reaches the log, however it is spelt", (place) => {
  const safe = `/${place}/:secret`;
  expect(safePath(`/${place}/Zx81-secret_key`)).toBe(safe);
  expect(safePath(`/${place}/Zx81-secret_key.data`)).toBe(`${safe}.data`);
  expect(safePath(`/${place}/Zx81.secret/demos.ics`)).toBe(`${safe}/demos.ics`);
  expect(safePath(`//${place.toUpperCase()}//Zx81-secret_key/`)).toBe(`${safe}/`);
  expect(safePath(`/${place.replaceAll("/", "%2F")}%2FZx81-secret_key`)).toBe(safe);
  expect(safePath(`/%${place.charCodeAt(0).toString(16)}${place.slice(1)}/Zx81-secret_key`)).toBe(safe);
  expect(safePath(`/${place}%252FZx81-secret_key`)).toBe("unreadable");
  expect(safePath(`/${place}%2FZx81-secret_key%ff`)).toBe("unreadable");
});

test.each(["/orders/find", "/orders/find.data", "/staff/sign-in", "/contact", "/hooks/paystack"])(
  "%s is no secret",
  (path) => {
    expect(safePath(path)).toBe(path);
  },
);

test("nginx as docs/deploying.md shows it keeps the same addresses out of its log and its cache", () => {
  const config = /```nginx\n([\s\S]*?)```/.exec(readFileSync("docs/deploying.md", "utf8"))?.[1] ?? "";
  const unlogged = /map \$uri \$velto_logged \{ default 1; "~\*(\S+)" 0; \}/.exec(config)?.[1];
  const uncached = /location ~\* (\S+) \{/.exec(config)?.[1];
  expect(config).toContain("access_log /var/log/nginx/access.log velto if=$velto_logged;");
  expect(uncached).toBe(unlogged);
  for (const place of places) {
    expect(`/${place}/Zx81-secret_key`).toMatch(new RegExp(unlogged ?? "$^", "i"));
  }
});

test.each([
  ["/orders/Zx81-secret_key", "/orders"],
  ["/orders/Zx81-secret_key/", "/orders"],
  ["//Orders/find-secret_key", "/orders"],
  ["/orders/find", "/orders/find"],
  ["/demos/0123456789abcdef", "/demos"],
  ["//Demos/0123456789abcdef/velto-demo.ics", "/demos"],
  ["/products/hardware/pos-terminals", "/products/hardware/pos-terminals"],
  ["/blog", "/blog"],
])("%s is told as %s", (path, told) => {
  expect(publicPath(path)).toBe(told);
});

test("every route with a key, a token or a secret in its address is one of them", () => {
  const services = {} as PayServices;
  const patterns = [
    ...Object.keys(routes).map((id) => patternOf(routes, id)),
    ...hooksApp(services).routes.map(({ path }) => `/hooks${path}`),
    ...returnsApp(services).routes.map(({ path }) => `/pay${path}`),
  ].filter((pattern) => /:(key|token|secret)/.test(pattern));
  expect(patterns.length).toBeGreaterThan(12);
  for (const pattern of patterns) {
    expect(isSecretPath(pattern.replace(/:(key|token|secret)/, "Zx81-secret_key")), pattern).toBe(true);
  }
});

function patternOf(all: typeof routes, id: string | undefined): string {
  const route = id === undefined ? undefined : all[id];
  if (!route) return "";
  return patternOf(all, route.parentId) + (route.path ? `/${route.path}` : "");
}
