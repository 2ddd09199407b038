import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { serveStatic } from "./serve-static.ts";
import type { StaticAnswer } from "./static-answers.ts";
import type { EdgeEnv } from "./types.ts";

type Site = { answers: Map<string, StaticAnswer>; edge: Hono<EdgeEnv> };

/** Built files are answered before the application hears of the request. */
export function createSiteServer({ answers, edge }: Site): Server {
  const application = getRequestListener(edge.fetch);
  return createServer(
    {
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

/** Takes no new connection, lets every request under way finish, then resolves. */
export function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
    // A kept-alive connection becomes idle only after its current answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.once("close", () => clearInterval(sweep));
  });
}
