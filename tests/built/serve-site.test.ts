import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The built site as its own process: files, ranges, conditional requests, and how it stops. */
describe("the built site", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "velto-serve-"));
  let site: Running;
  beforeAll(async () => {
    site = await start(dataDir);
  });
  afterAll(async () => {
    await stop(site.process, "SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("a page comes without redirect, small, and with a tag to ask again with", async () => {
    const answer = await fetch(`${site.url}/company`, { headers: { "accept-encoding": "br" } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(answer.headers.get("vary")).toBe("Accept-Encoding");
    const again = await fetch(`${site.url}/company`, {
      headers: { "if-none-match": answer.headers.get("etag") ?? "" },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get("content-security-policy")).toContain("default-src 'self'");
  });

  test("HEAD tells what GET would send, and a tag that is not ours brings the page", async () => {
    const head = await fetch(`${site.url}/company`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(1_000);
    const other = await fetch(`${site.url}/company`, { headers: { "if-none-match": '"other"' } });
    expect(other.status).toBe(200);
    expect(await other.text()).toContain("</html>");
  });

  test("a page names its build", async () => {
    const { headers } = await fetch(`${site.url}/company`);
    expect(headers.get("x-build")).toMatch(/^[\da-f]{12}$/);
  });

  test("a built page in another case redirects for good", async () => {
    const answer = await fetch(`${site.url}/Company`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/company"]);
  });

  test("an unknown address is a 404 inside the frame, for HEAD too", async () => {
    const answer = await fetch(`${site.url}/no-such-page`, { headers: { accept: "text/html" } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Page not found");
    const head = await fetch(`${site.url}/no-such-page`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([404, ""]);
  });

  test("the chat stands in a frame of our own pages", async () => {
    const { headers } = await fetch(`${site.url}/chat-widget`);
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  });

  test("a trailing slash redirects for good and keeps the query", async () => {
    const answer = await fetch(`${site.url}/request-demo/?edition=rental`, { redirect: "manual" });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toBe("/request-demo?edition=rental");
  });

  test("a page that is asked about something names it, and any other query gets the built page", async () => {
    for (const path of ["/contact", "/request-demo"]) {
      const asked = await fetch(`${site.url}${path}?about=receipt-printer`);
      expect(await asked.text()).toContain("<b>Receipt Printer</b>");
      expect(asked.headers.get("cache-control")).toBe("no-store");
      const built = await fetch(`${site.url}${path}?utm_source=radio`);
      expect(built.headers.get("cache-control")).toContain("public");
    }
    const counter = await fetch(`${site.url}/products/hardware?pos-terminal=7`);
    expect(await counter.text()).toContain("ksh 140,000.00");
    expect(counter.headers.get("cache-control")).toBe("no-store");
  });

  test("hashed assets are immutable", async () => {
    const asset = readdirSync("dist/client/assets").find((name) => name.endsWith(".js"));
    const answer = await fetch(`${site.url}/assets/${asset}`);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("files of a page carry the security headers that browsers read on them", async () => {
    const asset = (type: string) => readdirSync("dist/client/assets").find((name) => name.endsWith(type));
    const headersOf = async (type: string) => (await fetch(`${site.url}/assets/${asset(type)}`)).headers;
    for (const type of [".js", ".css", ".svg", ".woff2"]) {
      const headers = await headersOf(type);
      expect(headers.get("x-content-type-options"), type).toBe("nosniff");
      expect(headers.get("permissions-policy"), type).toBeNull();
    }
    // A worker's policy is that of its script, and an SVG can be opened as a page.
    expect((await headersOf(".js")).get("content-security-policy")).toBe("default-src 'self'");
    expect((await headersOf(".svg")).get("content-security-policy")).toContain("default-src 'none'");
  });

  test("a part of the video can be asked for", async () => {
    const file = `${site.url}/media/hero/hero-1280x720.webm`;
    const part = await fetch(file, { headers: { range: "bytes=10-19" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toMatch(/^bytes 10-19\/\d+$/);
    expect((await part.arrayBuffer()).byteLength).toBe(10);
    const beyond = await fetch(file, { headers: { range: "bytes=999999999-" } });
    expect(beyond.status).toBe(416);
  });

  test("a host that no address can have makes no failure", async () => {
    for (const host of ["9007199254740993", "[::1", "a b"])
      expect(await rawStatus(site.url, "/company", { host }), host).toBeLessThan(500);
  });

  test("build files beside the site are not served", async () => {
    for (const path of ["/build.json", "/../server/index.js", "/.vite/manifest.json", "/index.html.br"]) {
      expect(await rawStatus(site.url, path), path).toBe(404);
    }
  });

  test("a second process on the same folder is told so and leaves", async () => {
    const second = spawn(process.execPath, ["scripts/serve.js"], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const output = await textOf(second);
    expect(second.exitCode).toBe(1);
    expect(output).toMatch(/in use|already/i);
    expect(output).not.toContain("    at ");
  });
});

test("while a new build takes the place of its files a running site goes on, and what is gone is not found", async () => {
  const release = mkdtempSync(join(tmpdir(), "velto-release-"));
  for (const part of ["dist", "scripts", "package.json"])
    cpSync(part, join(release, part), { recursive: true });
  for (const part of ["node_modules", "migrations"]) symlinkSync(resolve(part), join(release, part));
  const running = await start(join(release, "data"), release);
  rmSync(join(release, "dist"), { recursive: true });
  const status = async (path: string, init: RequestInit = {}) =>
    (await fetch(running.url + path, { headers: { accept: "text/html" }, ...init })).status;

  for (const path of [
    "/",
    "/products/veltopos/try",
    "/search?q=printer",
    "/orders/find",
    "/site.webmanifest",
  ])
    expect(await status(path), path).toBe(200);
  expect(await (await fetch(`${running.url}/search?q=receipt+printer`)).text()).toContain(
    "/products/hardware",
  );
  for (const path of ["/contact", "/request-demo", "/products/hardware/order?pos-terminal=1", "/orders/find"])
    expect(await status(path, { method: "POST", body: new URLSearchParams() }), path).toBeOneOf([400, 409]);
  expect(await status("/media/hero/shop-wide-1600.webp")).toBe(404);
  await stop(running.process, "SIGTERM");
  rmSync(release, { recursive: true, force: true });
});

test("a wrong configuration is named in one line a variable, without a stack", async () => {
  const wrong = spawn(process.execPath, ["scripts/serve.js"], {
    env: { PATH: process.env.PATH, PORT: "many", SMTP_URL: "nonsense" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = await textOf(wrong);
  expect(wrong.exitCode).toBe(1);
  expect(output).toMatch(/PORT:/);
  expect(output).toMatch(/SMTP_URL:/);
  expect(output).not.toContain("    at ");
});

test.each([
  [
    "another address than the build's",
    { SITE_URL: "https://www.elsewhere.example" },
    /SITE_URL: .*built for/,
  ],
  [
    "emails without an address",
    { SMTP_URL: "smtp://localhost:25" },
    /SITE_URL: must be set together with SMTP_URL/,
  ],
])("%s ends the start with a word on how to mend it", async (_, env, message) => {
  const wrong = spawn(process.execPath, ["scripts/serve.js"], {
    env: { PATH: process.env.PATH, PORT: "0", DATA_DIR: "/nowhere", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = await textOf(wrong);
  expect(wrong.exitCode).toBe(1);
  expect(output).toMatch(message);
  expect(output).not.toContain("    at ");
});

type Running = { process: ChildProcess; url: string };

async function start(dataDir: string, cwd = process.cwd()): Promise<Running> {
  const child = spawn(process.execPath, ["scripts/serve.js"], {
    cwd,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    const url = String(chunk).match(/http:\/\/[\w.]+:\d+/)?.[0];
    if (url) return { process: child, url };
  }
  throw new Error("The site did not start");
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

async function textOf(child: ChildProcess): Promise<string> {
  let text = "";
  child.stdout?.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    text += chunk;
  });
  await once(child, "close");
  return text;
}

/** `fetch` would tidy the path before sending it. */
function rawStatus(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    httpRequest({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}
