// `npm run test:cluster`: three servers on a database cluster that loses its primary under load.
import { existsSync } from "node:fs";
import { aptFind, aptInstall, hasApt } from "./apt.js";
import { ensureBuilt, ensureInstalled } from "./prepare.js";
import { step } from "./steps.js";
import { finish, runVitest } from "./suite.js";

/** The Debian packages of the cluster, and a file that shows that each is there. */
const needs = [
  { file: "/usr/bin/patroni", name: "patroni" },
  { file: "/usr/lib/python3/dist-packages/etcd", name: "python3-etcd" },
  { file: "/usr/bin/etcd", name: "etcd-server" },
  { file: "/usr/sbin/haproxy", name: "haproxy" },
  { file: "/usr/sbin/nginx", name: "nginx-light" },
  // The version that docs/scaling.md names.
  { file: "/usr/lib/postgresql/15/bin/postgres", name: "postgresql-15" },
];

await ensureInstalled();
await ensurePrograms();
await ensureBuilt();
finish(await runVitest("Cluster", ["--config", "vitest.cluster.config.ts", ...process.argv.slice(2)]));

/** Ends with a clear word where they can't be installed. */
async function ensurePrograms() {
  const missing = needs.filter(({ file }) => !existsSync(file)).map(({ name }) => name);
  if (missing.length === 0) return;
  if (!hasApt()) skip(missing, "apt-get is not here, or this is not root");
  for (const name of missing) {
    if (!(await aptFind(name))) skip([name], "this system's package lists don't know it");
  }
  await step("Installing the programs of a cluster", "apt-get", () => aptInstall(...missing));
}

function skip(missing, reason) {
  console.log(`Skipped the cluster: ${missing.join(", ")} can't be installed (${reason}).`);
  finish({ passed: 0, failed: 0 });
}
