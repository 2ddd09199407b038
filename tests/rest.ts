import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { restApp } from "~/rest/app.server";
import type { RestEnv } from "~/rest/env";
import type { Services } from "~/services-context";

/** The REST interface on a port of its own, as the site mounts it. */
export async function startRest(services: Services) {
  const app = new Hono<RestEnv>()
    .use((c, next) => {
      c.set("visitor", { address: c.req.header("x-test-address") ?? "203.0.113.1" });
      return next();
    })
    .route("/rest/v1", restApp(services));
  // Longer than any pause of a busy test machine, or a client finds its idle connection closed.
  const serverOptions = { keepAliveTimeout: 120_000 };
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1", serverOptions }) as Server;
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
