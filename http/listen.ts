import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { refusePipelined } from "./pipelining";
import type { HttpEnv } from "./types";

/**
 * A connection without traffic for `stalledMs`, in the middle of a request or an answer, is closed. Longer than a form
 * waits for a database that does not answer.
 */
export function createSiteServer(app: Hono<HttpEnv>, { stalledMs = 40_000 } = {}): Server {
  const application = getRequestListener(app.fetch);
  const server = createServer(
    {
      // Slow clients (slowloris) are disconnected before thousands of them use up all connections.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (!refusePipelined(request, response)) application(request, response);
    },
  );
  // An answer that the client does not read stays in memory.
  return server.setTimeout(stalledMs);
}

/**
 * Graceful shutdown. Answers already carry `Connection: close` (`isStopping`); after `announceMs` no new connections
 * are accepted, and requests under way have `finishMs` to finish.
 */
export async function drain(server: Server, { announceMs = 500, finishMs = 8_000 } = {}): Promise<void> {
  await pause(announceMs);
  const giveUp = setTimeout(() => server.closeAllConnections(), finishMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(giveUp);
}
