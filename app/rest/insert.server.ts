import type { Context } from "hono";
import { inTransaction } from "~/db/insert-once.server";
import { takeToken } from "~/rate-limits.server";
import type { Services } from "~/services.server";
import type { RestEnv } from "./app.server";
import * as errors from "./errors";
import { readPayload } from "./payload";
import { readColumns, readPreferences, wantsObject } from "./preferences";
import { checkNames, type Row } from "./row";
import type { RestTable } from "./tables.server";

/** Everything is read and checked before anything is stored; then all rows are stored, or none. */
export async function insert(services: Services, c: Context<RestEnv>, table: RestTable) {
  const preferences = readPreferences(c.req.header("prefer"));
  const asObject = wantsObject(c.req.header("accept"));
  const shown = shownColumns(table, c.req.query("select"));
  checkContentType(c.req.header("content-type"));
  if (preferences.resolvesConflicts) {
    throw errors.forbiddenTable(table.name, "Rows can be inserted, not updated.");
  }

  const { columns, rows } = readPayload(await c.req.text(), c.req.query("columns"), preferences);
  checkNames(table.name, table.columns, columns);
  if (asObject && rows.length !== 1) throw errors.notOneRow(rows.length);
  await checkLimit(services, c, table, rows.length);

  const stored = await storeAll(
    services,
    rows.map((row) => table.prepare(row)),
  );
  c.header("Content-Range", `*/${preferences.countsRows ? stored.length : "*"}`);
  if (preferences.applied) c.header("Preference-Applied", preferences.applied);
  if (preferences.answer !== "representation") return c.body(null, 201);

  c.header("Content-Type", `application/${asObject ? "vnd.pgrst.object+" : ""}json; charset=utf-8`);
  const answer = stored.map(shown);
  return c.body(JSON.stringify(asObject ? answer[0] : answer), 201);
}

function shownColumns({ name: table, columns }: RestTable, select = "*") {
  const shown = readColumns("select", select).flatMap(({ name, as }) =>
    name === "*" ? Object.keys(columns).map((column) => ({ name: column, as: column })) : [{ name, as }],
  );
  for (const { name } of shown) {
    if (!Object.hasOwn(columns, name)) throw errors.unknownShownColumn(table, name);
  }
  return (row: Row): Row => Object.fromEntries(shown.map(({ name, as }) => [as, row[name]]));
}

function checkContentType(type = "application/json") {
  if (!/^application\/([\w.]+\+)?json\s*(;|$)/i.test(type)) throw errors.wrongContentType(type);
}

/** Thirty requests in ten minutes, as for the site's forms; a long array counts for several. */
async function checkLimit(services: Services, c: Context<RestEnv>, table: RestTable, rows: number) {
  const { allowed, retryAfter } = await takeToken(services, {
    bucket: `rest/${table.name}`,
    address: c.get("visitor")?.address ?? "unknown",
    cost: Math.max(5, rows),
    limit: 150,
    windowSeconds: 600,
  });
  if (allowed) return;
  c.header("Retry-After", String(retryAfter));
  throw errors.tooMany(retryAfter);
}

async function storeAll(services: Services, steps: ((services: Services) => Promise<Row>)[]): Promise<Row[]> {
  const [only] = steps;
  if (only && steps.length === 1) return [await only(services)];
  return inTransaction(services, async (inside) => {
    const rows: Row[] = [];
    for (const step of steps) rows.push(await step(inside));
    return rows;
  });
}
