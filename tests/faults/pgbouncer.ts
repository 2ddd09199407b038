import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../free-port";
import { shownConfig } from "../shown-config";

export function hasPgbouncer(): boolean {
  return spawnSync("pgbouncer", ["--version"]).error === undefined;
}

/** PgBouncer as docs/scaling.md shows it, in front of a server of the test. */
export async function startPgbouncer(server: URL) {
  const dir = mkdtempSync(join(tmpdir(), "velto-pgbouncer-"));
  const port = await freePort();
  const config = shownConfig("pgbouncer.ini", {
    "host=10.0.0.21 port=5432 dbname=velto": `host=${server.hostname} port=${server.port} dbname=${server.pathname.slice(1)}`,
    "listen_addr = 10.0.0.20": "listen_addr = 127.0.0.1",
    "listen_port = 6432": `listen_port = ${port}\nunix_socket_dir =\nadmin_users = velto`,
    "/etc/pgbouncer": dir,
  });
  writeFileSync(join(dir, "pgbouncer.ini"), config);
  writeFileSync(join(dir, "userlist.txt"), '"velto" "change-me"\n');
  // It refuses to run as root.
  const owner = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  if (owner.uid) for (const file of [dir, ...files(dir)]) chownSync(file, owner.uid, owner.gid);
  const child = spawn("pgbouncer", [join(dir, "pgbouncer.ini")], { ...owner, stdio: "pipe" });
  let output = "";
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", () => output.includes("process up") && resolve());
    ended.then(() => reject(new Error(`PgBouncer did not start:\n${output}`)));
  });
  const at = (name: string) => `postgres://velto:change-me@127.0.0.1:${port}/${name}`;
  return {
    url: at("velto"),
    /** One answer of its console, such as `show pools`. */
    async show(what: string): Promise<Record<string, string>[]> {
      const client = new pg.Client(at("pgbouncer"));
      await client.connect();
      const { rows } = await client.query(`show ${what}`);
      await client.end();
      return rows;
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function files(dir: string) {
  return ["pgbouncer.ini", "userlist.txt"].map((name) => join(dir, name));
}
