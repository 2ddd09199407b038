import { readdirSync } from "node:fs";
import { anyText, badEscapes, escaped, injectedTag, names } from "./bad-values";
import type { Chance } from "./chance";
import { type BadRequest, type Headers, whole } from "./request-bytes";

export const paths = [
  "/",
  "/company",
  "/products",
  "/products/veltopos/retail",
  "/products/hardware",
  "/products/hardware/pos-terminals",
  "/products/hardware/order?pos-terminal=1",
  "/orders/find",
  "/contact",
  "/request-demo",
  "/blog",
  "/blog/pos-trends-kenya",
  "/search",
  "/chat-widget",
  "/chat/hand-over",
  "/offline",
  "/feed.xml",
  "/robots.txt",
  "/sitemap.xml",
  "/site.webmanifest",
  "/.well-known/security.txt",
  "/healthz",
  "/readyz",
  "/rest/v1/contact_messages",
  "/__manifest",
  "/no-such-page",
];

export function page(chance: Chance): BadRequest {
  const method = chance.pick(["GET", "GET", "GET", "HEAD", "POST"]);
  return whole(chance, { method, path: bentPath(chance) });
}

export function builtFile(chance: Chance): BadRequest {
  const headers: Headers = [
    [
      "Range",
      chance.pick(["bytes=0-", "bytes=-0", "bytes=9-1", "bytes=0-0,5-9", "bytes=a-b", "lines=1", ""]),
    ],
    ["If-None-Match", chance.pick(["*", 'W/"x"', '"', anyText(chance).slice(0, 40)])],
    ["If-Range", chance.pick(['"x"', "yesterday"])],
    ["Accept-Encoding", chance.pick(["br", "gzip;q=0", "identity;q=0, *;q=0", "br;q=nan", "x".repeat(300)])],
  ];
  const ends = ["", "", "", "/", "//", ".br", ".gz", "/..", ";a", ...badEscapes];
  return whole(chance, {
    method: chance.pick(["GET", "GET", "HEAD", "POST"]),
    path: `/${chance.pick(builtFiles())}${chance.pick(ends)}`,
    headers: headers.filter(() => chance.happens(0.4)),
  });
}

export function search(chance: Chance): BadRequest {
  const words = Array.from({ length: chance.between(1, 4) }, () => escaped(chance, anyText(chance)));
  const name = chance.pick(["q", "q", "q", "q[]", "_routes"]);
  const path = `/search${chance.pick(["", "", ".data"])}?${name}=${words.join("+").slice(0, 4_000)}`;
  return whole(chance, { path });
}

export function order(chance: Chance): BadRequest {
  const keys = [escaped(chance, anyText(chance)), "a".repeat(chance.between(1, 3_000)), "A_-9".repeat(6)];
  return whole(chance, { path: `/orders/${chance.pick(keys)}${chance.pick(["", ".data", "/"])}` });
}

export function bentPath(chance: Chance): string {
  const path = chance.pick(paths);
  const bend = chance.pick(bends);
  return bend(path, chance).slice(0, 8_000);
}

const bends: ((path: string, chance: Chance) => string)[] = [
  (path) => path,
  (path) => `${path}.data`,
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}\\..\\`,
  (path) => `${path};jsessionid=1`,
  (path) => `${path}#${injectedTag}`,
  (path) => `${path}%0d%0ax-injected:%201`,
  (path) => `/assets/..%2f..%2f${path}`,
  (path, chance) => path + chance.pick(badEscapes),
  (path, chance) => `${path}/${escaped(chance, anyText(chance))}`,
  (path, chance) => `${path}/${chance.pick(names)}`,
  (path, chance) => `${path}/${"a/".repeat(chance.between(1, 2_000))}`,
  (path, chance) => `${path}?${escaped(chance, anyText(chance))}=${escaped(chance, anyText(chance))}`,
  (path, chance) => `${path}?${chance.pick(names)}[${chance.pick(names)}]=1&_routes=${chance.pick(names)}`,
  (path, chance) => `${path}?paths=${escaped(chance, anyText(chance))}&version=${chance.pick(names)}`,
  (path, chance) => `/${"../".repeat(chance.between(1, 8))}${chance.pick(secrets)}${path}`,
  (path, chance) => path.replace(/[a-z]/g, (email) => (chance.happens(0.3) ? percent(email) : email)),
];

const secrets = ["etc/passwd", "package.json", "dist/server/index.js"];

function percent(email: string): string {
  return `%${email.charCodeAt(0).toString(16)}`;
}

let files: string[] | undefined;
function builtFiles(): string[] {
  files ??= (readdirSync("dist/client", { recursive: true }) as string[])
    .filter((file) => /\.\w+$/.test(file))
    .sort();
  return files;
}
