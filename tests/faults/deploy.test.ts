import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { request } from "node:https";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { writesPerWindow } from "~/rate-limits.server";
import { freePort } from "../free-port";
import { startNginx } from "../nginx";
import { startPostgres } from "../postgres";
import { temporaryFolder } from "../temporary-folder";
import { selfSigned } from "./self-signed";
import { shownNginx } from "./shown-nginx";
import { startSite } from "./site";

const shownDocument = readFileSync("docs/deploying.md", "utf8");
const host = "velto.example";

test("one machine: the command of the documents behind their nginx, over TLS", async () => {
  const env = variablesOf(/^(.*) node scripts\/serve\.js$/m);
  expect(env).toMatchObject({ HOST: "127.0.0.1", TRUST_PROXY: "1" });
  const post = await behindTls({ ...env, DATA_DIR: temporaryFolder() });
  await expectFormsTaken(post);
  await expectCountedApart(post);
});

test("containers: compose's variables, with the database that its script makes", async ({ skip }) => {
  skip(spawnSync("psql", ["--version"]).error !== undefined, "the script takes psql");
  const given = variablesOf(/^(.*) docker compose up --build$/m);
  const env = siteEnvironment(given);
  expect(given.SITE_PASSWORD).not.toBe(given.POSTGRES_PASSWORD);
  const database = await databaseOfCompose(given.SITE_PASSWORD as string);
  const url = env.DATABASE_URL?.replace("@database:5432", `@127.0.0.1:${database.port}`) as string;
  const post = await behindTls({ ...env, DATABASE_URL: url, DATA_DIR: temporaryFolder() });
  await expectFormsTaken(post);
  await expectCountedApart(post);

  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    "select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = user",
  );
  await client.end();
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
});

test("a proxy that nobody told the site about: forms are taken all the same", async () => {
  const post = await behindTls({ SITE_URL: `https://${host}`, TRUST_PROXY: "", DATA_DIR: temporaryFolder() });
  await expectFormsTaken(post);
});

test("compose lets nobody but this machine in, keeps no special rights and has a limit for memory", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  expect(compose).toMatch(/^ {4}mem_limit: 1g$/m);
  // The site knows its own password alone.
  expect(/^ {2}site:\n[\s\S]*?^ {2}database:/m.exec(compose)?.[0]).not.toContain("POSTGRES_PASSWORD");
  const ports = [...compose.matchAll(/^ {4}ports: \[(.*)\]$/gm)].map(([, list]) => list);
  expect(ports).toEqual(['"127.0.0.1:3000:3000"']);
  expect(compose.match(/cap_drop: \[ALL\]/g)).toHaveLength(2);
  expect(compose.match(/no-new-privileges:true/g)).toHaveLength(2);
});

type Post = (
  path: string,
  fields: Record<string, string>,
  headers?: Record<string, string>,
) => Promise<number>;

/** The built site behind nginx with a certificate of its own, reached as a browser would. */
async function behindTls(env: Record<string, string>): Promise<Post> {
  const site = await startSite({ env: { ...env, HOST: "127.0.0.1" } });
  const port = await freePort();
  const nginx = await startNginx(
    port,
    shownNginx({ port, servers: [site.port], tls: selfSigned(temporaryFolder(), host) }),
  );
  onTestFinished(nginx.stop);
  return (path, fields, headers = {}) =>
    new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port, path, method: "POST", rejectUnauthorized: false })
        .setHeaders(
          new Headers({
            host,
            origin: `https://${host}`,
            accept: "text/html",
            "content-type": "application/x-www-form-urlencoded",
            ...headers,
          }),
        )
        .on("response", (answer) => answer.resume().on("end", () => resolve(answer.statusCode as number)))
        .on("error", reject)
        .end(new URLSearchParams(fields).toString());
    });
}

async function expectFormsTaken(post: Post) {
  const message = { name: "Asha Wanjiru", email: "asha@duka.example", message: "Do you deliver to Kisumu?" };
  for (const path of ["/contact", "/contact.data"]) expect(await post(path, message), path).toBe(200);
  expect(await post("/contact", message, { host: `${host}:443` }), "with its port").toBe(200);
  expect(await post("/contact", message, { origin: "https://evil.example" }), "from elsewhere").toBe(403);
}

async function expectCountedApart(post: Post) {
  const write = (address: string) => post("/contact", {}, { "x-forwarded-for": address });
  for (let i = 0; i < writesPerWindow.limit; i++) expect(await write("41.90.7.7")).toBe(400);
  expect(await write("41.90.7.7")).toBe(429);
  expect(await write("41.90.7.8")).toBe(400);
}

/** `NAME=value` pairs in front of a command that docs/deploying.md shows. */
function variablesOf(command: RegExp): Record<string, string> {
  const shown = command.exec(shownDocument)?.[1];
  if (!shown) throw new Error(`docs/deploying.md shows no command like ${command}`);
  return Object.fromEntries(shown.split(" ").map((pair) => pair.split("=") as [string, string]));
}

/** What compose passes to the site: `${NAME:-default}`, `${NAME:?message}` or plain text. */
function siteEnvironment(given: Record<string, string>): Record<string, string> {
  const compose = readFileSync("compose.yaml", "utf8");
  const block = /^ {2}site:\n[\s\S]*?^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose)?.[1] ?? "";
  const lines = [...block.matchAll(/^ {6}(\w+): (.*)$/gm)];
  return Object.fromEntries(
    lines.map(([, name = "", value = ""]) => [
      name,
      value.replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, variable, otherwise) => given[variable] ?? otherwise),
    ]),
  );
}

/** A server as the postgres image starts it: one superuser, and the script run by it. */
async function databaseOfCompose(password: string) {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const { port } = new URL(postgres.url);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query("create role postgres superuser login");
  await client.end();
  const other = new pg.Client(postgres.url.replace("velto@", "postgres@"));
  await other.connect();
  // The test's own superuser has the name that the script gives to the site's role.
  await other.query("alter role velto rename to somebody");
  await other.end();
  execFileSync("docker/create-database.sh", {
    env: {
      PATH: process.env.PATH,
      PGHOST: "127.0.0.1",
      PGPORT: port,
      POSTGRES_USER: "postgres",
      SITE_PASSWORD: password,
    },
    stdio: "pipe",
  });
  return { port };
}
