import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { sendRaw } from "../tests/faults/raw-http";
import { readableUrl } from "./readable-url";

test.each([
  ["/contact", "localhost", 200],
  ["/%63ontact?q=%", "localhost:3000", 200],
  ["/contact", "localhost:99999999", 400],
  ["/%ff", "localhost", 400],
  ["/a%00b", "localhost", 400],
  ["/search?q=a%00b", "localhost", 400],
])("%s at %s answers %i", async (path, host, status) => {
  const app = new Hono().use(readableUrl).all("*", (c) => c.text("fine"));
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  expect((await sendRaw(port, Buffer.from(request)))?.status).toBe(status);
  server.close();
});
