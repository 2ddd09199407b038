import { once } from "node:events";
import type { Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { closeWhenStopping } from "./close-when-stopping";
import { createSiteServer, drain } from "./listen";
import type { HttpEnv } from "./types";

test("a reader who does not take its answer is ended", async () => {
  const app = new Hono<HttpEnv>().get("/", (c) => c.body("x".repeat(64 * 1024 * 1024)));
  const server = await listening(app, { stalledMs: 200 });
  const reader = await send(server, get("/"));
  reader.pause();
  await vi.waitUntil(async () => (await connections(server)) === 0, { timeout: 20_000 });
});

test("an answer that takes long is not taken for a reader who stalls", async () => {
  const app = new Hono<HttpEnv>().get("/", (c) => c.body("x".repeat(64 * 1024 * 1024)));
  const server = await listening(app, { stalledMs: 200 });
  const reader = await send(server, get("/"));
  let read = 0;
  for await (const chunk of reader) {
    read += chunk.length;
    if (read > 64 * 1024 * 1024) break;
  }
  expect(read).toBeGreaterThan(64 * 1024 * 1024);
});

test("of hundreds of pipelined requests a few are answered, and the connection ends", async () => {
  let asked = 0;
  const app = new Hono<HttpEnv>().get("/", (c) => c.text(String(++asked)));
  const server = await listening(app);
  const text = await everything(await send(server, get("/").repeat(500)));
  const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  expect(statuses).toEqual([...Array(8).fill("200"), "503"]);
  expect(asked).toBe(8);
});

test("one after the other a connection may ask as often as it likes", async () => {
  const app = new Hono<HttpEnv>().get("/", (c) => c.text("fine"));
  const server = await listening(app);
  const socket = await send(server, "");
  for (let turn = 0; turn < 30; turn++) {
    socket.write(get("/"));
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("200 OK");
  }
});

test("told to stop, it answers who is waiting and ends kept-alive connections with their next answer", async () => {
  let stopping = false;
  const isStopping = () => stopping;
  const answer = Promise.withResolvers<void>();
  const app = new Hono<HttpEnv>()
    .use(closeWhenStopping(isStopping))
    .get("/", (c) => c.text("fine"))
    .get("/slow", async (c) => {
      await answer.promise;
      return c.text("done");
    });
  const server = await listening(app);
  const slow = await send(server, get("/slow"));
  const kept = await send(server, get("/"));
  await once(kept, "data");

  stopping = true;
  const drained = drain(server, { announceMs: 100 });
  kept.write(get("/"));
  expect(await everything(kept)).toMatch(/connection: close/i);
  await vi.waitUntil(() => !server.listening);
  answer.resolve();
  expect(await everything(slow)).toMatch(/Connection: close[\s\S]*done/i);
  await drained;
});

test("who never comes to an end is not waited for", async () => {
  const app = new Hono<HttpEnv>().get("/", () => new Promise<Response>(() => {}));
  const server = await listening(app);
  const stuck = await send(server, get("/"));
  await drain(server, { announceMs: 0, finishMs: 100 });
  expect(await everything(stuck)).toBe("");
});

async function listening(app: Hono<HttpEnv>, options: { stalledMs?: number } = {}) {
  const server = createSiteServer(app, options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

async function send(server: Server, request: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  if (request) socket.write(request);
  return socket;
}

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

async function everything(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  if (!socket.closed) await once(socket, "close");
  return text;
}

function connections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
}
