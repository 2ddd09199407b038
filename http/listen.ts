import { createServer, type Server, ServerResponse } from "node:http";
import { Server as Listener } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { serveStatic } from "./serve-static";
import type { StaticAnswer } from "./static-answers";
import type { HttpEnv } from "./types";

type Site = { answers: Map<string, StaticAnswer>; edge: Hono<HttpEnv> };

/** Built files are answered before the application hears of the request. */
export function createSiteServer({ answers, edge }: Site): Server {
  const application = getRequestListener(edge.fetch);
  return createServer(
    {
      ServerResponse: PartingResponse,
      // A client that dribbles its header or body is let go; thousands of them must not keep others out.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (!serveStatic(answers, request, response)) application(request, response);
    },
  );
}

/** While the site stops, a connection's last answer says so: nobody sends a request that nobody reads. */
class PartingResponse extends ServerResponse {
  override writeHead(status: number, ...head: [never?, never?]) {
    // Not `this.socket`: an answer that waits behind another one has none yet.
    const { server } = this.req.socket as { server?: Server };
    if (!server?.listening) this.shouldKeepAlive = false;
    return super.writeHead(status, ...head);
  }
}

/** Takes no new connection, lets every request under way finish, then resolves. */
export function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
    // An HTTP server's own `close` hangs up on kept-alive connections at once, and the next request may be on its way.
    Listener.prototype.close.call(server, () => {
      clearTimeout(giveUp);
      clearInterval(sweep);
      resolve();
    });
    const sweep = setInterval(() => server.closeIdleConnections(), graceMs);
  });
}

/** Whoever has just been answered may ask once more, and is then told that the connection ends. */
const graceMs = 500;
