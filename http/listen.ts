import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { refusePipelined } from "./pipelining";
import { serveStatic } from "./serve-static";
import type { StaticAnswer } from "./static-answers";
import type { HttpEnv } from "./types";

type Site = {
  answers: Map<string, StaticAnswer>;
  app: Hono<HttpEnv>;
  isStopping: () => boolean;
  /**
   * A connection on which nothing moves for so long, in the middle of a request or an answer, is ended. Longer than a
   * form waits for a database that has gone silent.
   */
  stalledMs?: number;
};

/** Built files are answered before the application hears of the request. */
export function createSiteServer({ answers, app, isStopping, stalledMs = 40_000 }: Site): Server {
  const application = getRequestListener(app.fetch);
  const server = createServer(
    {
      // A client that dribbles its header or body is let go; thousands of them must not keep others out.
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (isStopping()) response.setHeader("Connection", "close");
      if (serveStatic(answers, request, response) || refusePipelined(request, response)) return;
      application(request, response);
    },
  );
  // A reader who does not take its answer holds it in memory.
  return server.setTimeout(stalledMs);
}

/**
 * For a site that is stopping, whose every answer now ends its connection: gives kept-alive connections a moment to
 * be told so, then takes no new ones and lets every request under way finish.
 */
export async function drain(server: Server, { announceMs = 500, finishMs = 8_000 } = {}): Promise<void> {
  await pause(announceMs);
  const giveUp = setTimeout(() => server.closeAllConnections(), finishMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(giveUp);
}
