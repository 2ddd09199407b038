import { readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { readConfig } from "~/config.server";
import { purgeQueue } from "~/jobs/queues.server";
import { purgeExpired } from "~/privacy/retention.server";
import { openServices } from "~/services.server";
import { createHttpApp } from "./app";
import type { PageParts } from "./finish-page";
import { createSiteServer, drain } from "./listen";
import { loadStaticAnswers, type PageHashes } from "./static-answers";

/** Opens everything, serves until told to stop, then leaves nothing half done. */
export async function serveSite(build: ServerBuild, buildDir: string, env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  // Nothing can be stored any more; whoever watches the process starts it again.
  const services = await openServices(config, undefined, () => process.exit(1));
  let stopping = false;
  const tls = config.siteUrl.startsWith("https:");
  const edge = createHttpApp(build, {
    services,
    parts: readJson<PageParts>(buildDir, "page-parts.json"),
    trustProxy: config.trustProxy,
    tls,
    isStopping: () => stopping,
  });
  const answers = loadStaticAnswers(
    join(buildDir, "client"),
    readJson<PageHashes>(buildDir, "page-hashes.json"),
    tls,
  );
  const server = createSiteServer({ answers, edge });
  await services.jobs.runNightly(purgeQueue, () => purgeExpired(services));
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    const host = config.host === "0.0.0.0" ? "localhost" : config.host;
    services.log.info(`Velto's site is open at http://${host}:${port}`);
  });

  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    services.log.info({ signal }, "stopping");
    await drain(server, 15_000);
    await services.close();
    process.exit(0);
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return server;
}

function readJson<T>(dir: string, file: string): T {
  return JSON.parse(readFileSync(join(dir, file), "utf8")) as T;
}
