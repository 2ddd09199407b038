import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { readConfig } from "~/config.server";
import { languages } from "~/language/language";
import { searchEngine } from "~/search/engine.server";
import { openServices } from "~/services.server";
import { withSiteUrl } from "~/site-url.server";
import { createHttpApp } from "./app";
import { startBackground } from "./background";
import { readBuiltSite } from "./built-site";
import { finishingAnew } from "./finish-anew";
import { followPublished } from "./follow-published";
import { createSiteServer, drain } from "./listen";
import { withSimulators } from "./simulated-payments";

/** Opens the services and serves until SIGTERM or SIGINT, then shuts down gracefully. */
export async function serveSite(build: ServerBuild, buildDir: string, env: NodeJS.ProcessEnv) {
  const site = readBuiltSite(buildDir);
  const config = await withSimulators(withSiteUrl(readConfig(env), site.build.siteUrl), env);
  const services = await openServices(config);
  let stopping = false;
  const app = createHttpApp(build, {
    services,
    site,
    trustProxy: config.trustProxy,
    tls: config.siteUrl.startsWith("https:"),
    isStopping: () => stopping,
  });
  // A new build in the same folder would take it away.
  await Promise.all(languages.map(searchEngine));
  const stopFollowing = await followPublished(services, finishingAnew(build, site, services.log));
  const server = createSiteServer(app);
  await startBackground(services);
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    const host = config.host === "0.0.0.0" ? "localhost" : config.host;
    services.log.info(`Velto's site is open at http://${host}:${port}`);
  });

  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    services.log.info({ signal }, "stopping");
    stopFollowing();
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
