import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../free-port";
import { shownConfig } from "../shown-config";
import { killPostgres, owner, type Program, startProgram } from "./programs";

type Member = { name: string; role: string; state: string };
type Node = { name: string; port: number; rest: number; dir: string; patroni?: Program };

export type DatabaseCluster = Awaited<ReturnType<typeof startDatabaseCluster>>;

/** Two PostgreSQL servers under Patroni, one the synchronous standby of the other, behind HAProxy: as docs/scaling.md shows them. */
export async function startDatabaseCluster() {
  const dir = mkdtempSync(join(tmpdir(), "velto-cluster-"));
  own(dir);
  const etcd = await startEtcd(dir);
  const nodes: Node[] = [];
  for (const name of ["db1", "db2"]) {
    nodes.push({ name, port: await freePort(), rest: await freePort(), dir: join(dir, name) });
  }
  const [first, second] = nodes as [Node, Node];
  const start = (node: Node) => startPatroni(node, etcd.url);
  // The first one to come is the primary; the second one copies it.
  start(first);
  await until("a primary", async () => (await leader(nodes)) !== undefined, first);
  start(second);
  await until("a synchronous standby", () => isDoubled(nodes), second);
  async function bringBack(node: Node) {
    // What it wrote last may be in nobody else's history: it copies the primary anew.
    rmSync(join(node.dir, "data"), { recursive: true, force: true });
    start(node);
    await until("a synchronous standby", () => isDoubled(nodes), node);
  }
  const haproxy = await startHaproxy(dir, first, second);
  const url = await createDatabase(haproxy.port);

  return {
    url,
    leader: () => leader(nodes),
    /** Both the server and whoever would start it again, as a power cut would. `bringBack` waits for the standby. */
    async loseLeader() {
      const name = (await leader(nodes))?.name;
      const node = nodes.find((one) => one.name === name);
      if (!node) throw new Error("There is no primary to lose.");
      const ended = node.patroni?.kill();
      killPostgres(join(node.dir, "data"));
      await ended;
      return { name: node.name, bringBack: () => bringBack(node) };
    },
    async stop() {
      for (const node of nodes) {
        const ended = node.patroni?.kill();
        killPostgres(join(node.dir, "data"));
        await ended;
      }
      await Promise.all([haproxy.program.kill(), etcd.program.kill()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function startEtcd(dir: string) {
  const [port, peers] = [await freePort(), await freePort()];
  const [url, peerUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const args = ["--name=etcd1", `--data-dir=${join(dir, "etcd")}`, `--listen-client-urls=${url}`];
  const program = startProgram(
    "etcd",
    [
      ...args,
      `--advertise-client-urls=${url}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=etcd1=${peerUrl}`,
    ],
    // It wants to be told that a processor it is not tested on is meant.
    {
      cwd: dir,
      isOwn: true,
      env: { ETCD_UNSUPPORTED_ARCH: process.arch === "x64" ? "amd64" : process.arch },
    },
  );
  const isHealthy = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until("etcd", isHealthy, { patroni: program });
  return { url, program };
}

function startPatroni(node: Node, etcdUrl: string) {
  mkdirSync(node.dir, { recursive: true });
  own(node.dir);
  const config = shownConfig("patroni.yml", {
    "name: db1": `name: ${node.name}`,
    "10.0.0.21:8008": `127.0.0.1:${node.rest}`,
    "10.0.0.21:5432": `127.0.0.1:${node.port}`,
    "10.0.0.31:2379": new URL(etcdUrl).host,
    "10.0.0.0/24": "127.0.0.1/32",
    "/var/lib/postgresql/velto.pgpass": join(node.dir, "pgpass"),
    "/var/lib/postgresql/velto": join(node.dir, "data"),
  });
  const file = join(node.dir, "patroni.yml");
  writeFileSync(file, config);
  node.patroni = startProgram("patroni", [file], { cwd: node.dir, isOwn: true });
}

async function startHaproxy(dir: string, first: Node, second: Node) {
  const port = await freePort();
  const at = (node: Node) => `127.0.0.1:${node.port} check port ${node.rest}`;
  const config = shownConfig("haproxy.cfg", {
    "10.0.0.30:5432": `127.0.0.1:${port}`,
    "10.0.0.21:5432 check port 8008": at(first),
    "10.0.0.22:5432 check port 8008": at(second),
  });
  writeFileSync(join(dir, "haproxy.cfg"), config);
  return { port, program: startProgram("haproxy", ["-db", "-f", join(dir, "haproxy.cfg")], { cwd: dir }) };
}

/** The role and the database of the site, made by the cluster's own superuser. */
async function createDatabase(port: number): Promise<string> {
  const at = (user: string, name: string) => `postgres://${user}:change-me@127.0.0.1:${port}/${name}`;
  await until("HAProxy's primary", async () => {
    const client = new pg.Client(at("postgres", "postgres"));
    // A server that is not chosen yet closes the connection.
    client.on("error", () => {});
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    if (isOpen) {
      await client.query("create role velto login password 'change-me'");
      await client.query("create database velto owner velto");
    }
    await client.end();
    return isOpen;
  });
  return at("velto", "velto");
}

async function leader(nodes: Node[]): Promise<Member | undefined> {
  return (await members(nodes)).find(({ role, state }) => role === "leader" && state === "running");
}

async function isDoubled(nodes: Node[]): Promise<boolean> {
  return (await members(nodes)).some(
    ({ role, state }) => role === "sync_standby" && (state === "running" || state === "streaming"),
  );
}

/** As the first Patroni that answers tells it. */
async function members(nodes: Node[]): Promise<Member[]> {
  for (const { rest } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
}

async function until(what: string, isSo: () => Promise<boolean>, { patroni }: Pick<Node, "patroni"> = {}) {
  for (const deadline = Date.now() + 120_000; !(await isSo()); await pause(200)) {
    if (Date.now() > deadline) throw new Error(`No ${what} came:\n${patroni?.output()}`);
  }
}

function own(path: string) {
  if (owner.uid) chownSync(path, owner.uid, owner.gid);
}
