import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { isClientAbort } from "~/client-abort.server";
import { type Services, servicesFor } from "~/services-context";
import { inTurn, type QueueLimits } from "~/turns.server";
import { isUnreachable } from "~/unreachable.server";
import { allowOtherOrigins } from "./cors";
import type { RestEnv } from "./env";
import * as errors from "./errors";
import { insert } from "./insert.server";
import { type RestTable, tables } from "./tables.server";

/** The three tables, open for inserts in PostgREST's dialect. Mounted at `/rest/v1`. */
export function restApp(services: Services) {
  return new Hono<RestEnv>()
    .onError((error, c) => answerError(services, error, c))
    .use(allowOtherOrigins)
    .use((c, next) => {
      checkKey(c, services.config.anonKey);
      return next();
    })
    .use(bodyLimit({ maxSize: 64 * 1024, onError: refuseBody }))
    .use(async (c, next) => {
      // Read, and kept by Hono, before the queue: a slow upload holds no place in it.
      if (c.req.method === "POST") await c.req.arrayBuffer();
      return next();
    })
    .use(inTurn(turns, (c) => c.json(errors.tooBusy(), 503)))
    .all("/:table", (c) => insert(servicesFor(services, c.get("requestId") ?? ""), c, findTable(c)))
    .all("*", () => {
      throw errors.unknownPath();
    });
}

/** As many as forms have, beside them. */
const turns: QueueLimits = { running: 32, runningEach: 8, waiting: 200, waitingEach: 20 };

/** The key names the anonymous role. It is public and protects nothing; limits and rules do. */
function checkKey(c: Context, anonKey: string) {
  const bearer = c.req.header("authorization")?.replace(/^Bearer\s+/i, "");
  const key = c.req.header("apikey") ?? c.req.query("apikey") ?? bearer;
  if (!key) throw errors.noKey();
  if (key !== anonKey || (bearer && bearer !== anonKey)) throw errors.wrongKey();
}

function refuseBody(): never {
  throw errors.tooLarge("A request may hold up to 64 KB.");
}

function findTable(c: Context): RestTable {
  const { method } = c.req;
  const reads = method === "GET" || method === "HEAD";
  if (!reads && method !== "POST") throw errors.wrongMethod(method);

  const schema = c.req.header(reads ? "accept-profile" : "content-profile") ?? "public";
  if (schema !== "public") throw errors.unknownSchema(schema);

  const name = c.req.param("table") ?? "";
  const table = tables.get(name);
  if (!table) throw errors.unknownTable(name);
  if (reads) throw errors.forbiddenTable(name, "Rows can be inserted, not read.");
  return table;
}

function answerError({ log }: Services, error: unknown, c: Context<RestEnv>) {
  if (isClientAbort(error)) return c.body(null, 400);
  const answer = error instanceof errors.RestError ? error : fromDatabase(error);
  if (answer) return c.json(answer, answer.status);
  if (isUnreachable(error)) {
    log.warn({ err: error, requestId: c.get("requestId") }, "a REST request found no database");
    return c.json(errors.noDatabase(), 503);
  }
  log.error({ err: error, requestId: c.get("requestId") }, "a REST request failed");
  return c.json(errors.unexpected(c.get("requestId")), 500);
}

function fromDatabase(error: unknown) {
  const { code, message } = ((error as Error).cause ?? {}) as { code?: string; message?: string };
  return code && /^2[23]\w{3}$/.test(code) ? errors.refusedByDatabase(code, message ?? "") : undefined;
}
