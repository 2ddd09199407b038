import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "../free-port";
import { startNginx } from "../nginx";
import { shownNginx } from "./shown-nginx";

/** The nginx of docs/deploying.md in front of a server that a test holds in its hands. */
beforeAll(() => {
  if (spawnSync("nginx", ["-v"]).error) throw new Error("nginx is not installed");
});

test("visitors of a page that is never kept don't wait for each other", async () => {
  const waiting: (() => void)[] = [];
  const { url } = await inFront((_, response) => {
    waiting.push(() => response.writeHead(200, { "Cache-Control": "no-store" }).end("found"));
  });
  const answers = ["1", "2", "3"].map(() => fetch(`${url}/search?q=mpesa`));
  // A lock would let the second one through after five seconds.
  await vi.waitUntil(() => waiting.length === 3, { timeout: 4_000 });
  for (const answer of waiting) answer();
  for (const answer of answers) expect((await answer).status).toBe(200);
});

test("a page is kept for a moment, each address and encoding for itself", async () => {
  const asked: string[] = [];
  const { url } = await inFront((request, response) => {
    const what = `${request.url} in ${request.headers["accept-encoding"] ?? "plain"}`;
    asked.push(what);
    response.writeHead(200, { "Cache-Control": "public, max-age=0" }).end(what);
  });
  const read = async (path: string, encoding: string) =>
    (await fetch(url + path, { headers: { "accept-encoding": encoding } })).text();
  expect(await read("/blog", "br")).toBe("/blog in br");
  expect(await read("/blogbr", "identity")).toBe("/blogbr in plain");
  expect(await read("/blog", "br")).toBe("/blog in br");
  expect(asked).toEqual(["/blog in br", "/blogbr in plain"]);
});

test("an order's page is asked for each time, whatever it says of itself", async () => {
  let asked = 0;
  const { url } = await inFront((_, response) => {
    response.writeHead(200, { "Cache-Control": "public" }).end(String(++asked));
  });
  for (const path of ["/orders/Key", "/orders/Key", "/Orders/Key", "//orders/Key"]) await fetch(url + path);
  expect(asked).toBe(4);
});

test("no log has an order's address, a search or the page before", async () => {
  const { url, server, logs } = await inFront((_, response) => response.end("fine"));
  const headers = { referer: "https://velto.example/orders/secret-referer" };
  const paths = [
    "/orders/secret-key",
    "/orders/secret-key.data",
    "//orders//secret-key",
    "/%6frders/secret-key",
    "/orders%2Fsecret-key",
    "/news/unsubscribe/secret-token",
  ];
  for (const path of paths) await fetch(url + path);
  await fetch(`${url}/search?q=secret-words`, { headers });
  // Refused before any location is chosen.
  const tooLarge = { "x-large": "x".repeat(9_000) };
  for (const path of paths) expect((await fetch(url + path, { headers: tooLarge })).status).toBe(400);
  server.close();
  server.closeAllConnections();
  for (const path of paths) expect((await fetch(url + path)).status).toBe(502);
  await fetch(`${url}/contact`);
  await vi.waitUntil(() => logs().access.includes("/contact"));
  const { access, error } = logs();
  expect(access).toContain('"GET /search" 200');
  expect(error, "failures are still written").toContain("GET /contact");
  expect(access + error).not.toContain("secret");
});

async function inFront(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const port = await freePort();
  const { port: behind } = server.address() as AddressInfo;
  const nginx = await startNginx(port, shownNginx({ port, servers: [behind] }));
  onTestFinished(nginx.stop);
  const read = (name: string) => readFileSync(`${nginx.dir}/${name}.log`, "utf8");
  return { url: nginx.url, server, logs: () => ({ access: read("access"), error: read("error") }) };
}
