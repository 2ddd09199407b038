import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import pino from "pino";
import { openPglite, openPool } from "~/db/open.server";
import { prepareDatabase } from "~/services.server";

// Making and migrating an embedded database takes seconds, copying one a fraction of that.

export const postgresTemplate = "velto_template";

export async function createPostgresTemplate(serverUrl: string) {
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${postgresTemplate}`);
  await client.end();

  const url = new URL(serverUrl);
  url.pathname = postgresTemplate;
  const database = openPool(url.href, pino({ level: "silent" }));
  await prepareDatabase(database);
  await database.close();
}

/** The path of a migrated, empty embedded database; made again when what it depends on changes. */
export async function pgliteTemplate(): Promise<string> {
  const folder = join(root, "node_modules/.cache/velto");
  const file = join(folder, `pglite-${fingerprint()}.tar`);
  if (existsSync(file)) return file;

  const client = await PGlite.create();
  await prepareDatabase(openPglite(client));
  const dump = await client.dumpDataDir("none");
  await client.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

const root = join(import.meta.dirname, "..");

function fingerprint() {
  const sources = ["migrations/**/*.{sql,json}", "app/jobs/queues.server.ts"].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).sort(),
  );
  const versions = ["pg-boss", "@electric-sql/pglite"].map((name) => `node_modules/${name}/package.json`);
  const hash = createHash("sha256");
  for (const path of [...sources, ...versions]) hash.update(readFileSync(join(root, path)));
  return hash.digest("hex").slice(0, 16);
}
