import type { Context } from "hono";
import { RepeatedLeadError } from "~/leads/store-leads.server";
import { countWrites } from "~/rate-limits.server";
import type { Services } from "~/services-context";
import type { RestEnv } from "./env";
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
  const named = namedColumns(table, c.req.query("columns"));
  checkContentType(c.req.header("content-type"));
  if (preferences.resolvesConflicts) {
    throw errors.forbiddenTable(table.name, "Rows can be inserted, not updated.");
  }

  // The request before its body is parsed, its other rows afterwards.
  await checkLimit(services, c, table, 1);
  const { columns, rows } = readPayload(await c.req.text(), named, preferences);
  checkNames(table.name, table.columns, columns);
  if (asObject && rows.length !== 1) throw errors.notOneRow(rows.length);
  if (rows.length > 1) await checkLimit(services, c, table, rows.length - 1);

  const stored = await storeAll(services, c, table, rows);
  c.header("Content-Range", `*/${preferences.countsRows ? stored.length : "*"}`);
  if (preferences.applied) c.header("Preference-Applied", preferences.applied);
  if (preferences.answer !== "representation") return c.body(null, 201);

  c.header("Content-Type", `application/${asObject ? "vnd.pgrst.object+" : ""}json; charset=utf-8`);
  const answer = stored.map(shown);
  return c.body(JSON.stringify(asObject ? answer[0] : answer), 201);
}

function namedColumns({ name: table, columns }: RestTable, given: string | undefined): string[] | undefined {
  if (given === undefined) return undefined;
  const names = readColumns("columns", given, Object.keys(columns).length).map(({ name }) => name);
  checkNames(table, columns, names);
  return names;
}

function shownColumns({ name: table, columns }: RestTable, select = "*") {
  const all = Object.keys(columns);
  const asked = readColumns("select", select, all.length);
  const shown = asked.flatMap(({ name, as }) =>
    name === "*" ? all.map((column) => ({ name: column, as: column })) : [{ name, as }],
  );
  for (const { name } of shown) {
    if (!Object.hasOwn(columns, name)) throw errors.unknownShownColumn(table, name);
  }
  // A column beside `*`.
  if (shown.length > all.length) throw errors.badQuery("select");
  return (row: Row): Row => Object.fromEntries(shown.map(({ name, as }) => [as, row[name]]));
}

function checkContentType(type = "application/json") {
  if (!/^application\/([\w.]+\+)?json\s*(;|$)/i.test(type)) throw errors.wrongContentType(type);
}

async function checkLimit(services: Services, c: Context<RestEnv>, table: RestTable, rows: number) {
  const address = c.get("visitor")?.address ?? "unknown";
  const { allowed, retryAfter } = await countWrites(services, {
    kind: table.kind,
    address,
    rows,
  });
  if (allowed) return;
  c.header("Retry-After", String(retryAfter));
  throw errors.tooMany(retryAfter);
}

async function storeAll(
  services: Services,
  c: Context<RestEnv>,
  table: RestTable,
  rows: Row[],
): Promise<Row[]> {
  try {
    return await table.insert(services, rows, c.get("visitor")?.address);
  } catch (error) {
    if (error instanceof RepeatedLeadError) throw errors.duplicateRequest(table.name, error.clientRequestId);
    throw error;
  }
}
