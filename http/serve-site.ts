import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { readConfig } from "~/config.server";
import { listenForStaffCommands } from "~/people/staff-socket.server";
import { openServices } from "~/services.server";
import { withSiteUrl } from "~/site-url.server";
import { createHttpApp } from "./app";
import { createSiteServer, drain } from "./listen";
import { withSimulators } from "./simulated-payments";
import { loadStaticSite, readBuildRecord } from "./static-answers";
import { startWorkers } from "./workers";

/** Opens the services and serves until SIGTERM or SIGINT, then shuts down gracefully. */
export async function serveSite(build: ServerBuild, buildDir: string, env: NodeJS.ProcessEnv) {
  const config = await withSimulators(withSiteUrl(readConfig(env), readBuildRecord(buildDir).siteUrl), env);
  // The embedded database only recovers in a new process; the supervisor restarts this one.
  const services = await openServices(config, undefined, () => process.exit(1));
  let stopping = false;
  const isStopping = () => stopping;
  const tls = config.siteUrl.startsWith("https:");
  const site = loadStaticSite(buildDir, tls);
  const app = createHttpApp(build, {
    services,
    site,
    trustProxy: config.trustProxy,
    tls,
    isStopping,
  });
  const server = createSiteServer({ answers: site.answers, app, isStopping });
  listenForStaffCommands(services);
  await startWorkers(services);
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    const host = config.host === "0.0.0.0" ? "localhost" : config.host;
    services.log.info(`Velto's site is open at http://${host}:${port}`);
  });

  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    services.log.info({ signal }, "stopping");
    await drain(server);
    // An email that a slow server has not accepted yet is settled by the queue at the next start.
    const closed = await Promise.race([services.close().then(() => true), pause(closeMs, false)]);
    if (!closed) services.log.warn("the services did not close in time");
    process.exit(0);
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return server;
}

/** With what `drain` allows this stays well under the 30 seconds that compose.yaml grants. */
const closeMs = 5_000;
