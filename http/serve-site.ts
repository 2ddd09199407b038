import type { AddressInfo } from "node:net";
import type { ServerBuild } from "react-router";
import { readConfig } from "~/config.server";
import { forgetDaily } from "~/privacy/retention.server";
import { openServices } from "~/services.server";
import { createHttpApp } from "./app";
import { createSiteServer, drain } from "./listen";
import { loadStaticSite } from "./static-answers";

/** Opens everything, serves until told to stop, then leaves nothing half done. */
export async function serveSite(build: ServerBuild, buildDir: string, env: NodeJS.ProcessEnv) {
  const config = readConfig(env);
  const services = await openServices(config);
  let stopping = false;
  const tls = config.siteUrl.startsWith("https:");
  const site = loadStaticSite(buildDir, tls);
  const edge = createHttpApp(build, {
    services,
    site,
    trustProxy: config.trustProxy,
    tls,
    isStopping: () => stopping,
  });
  const server = createSiteServer({ answers: site.answers, edge });
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    const host = config.host === "0.0.0.0" ? "localhost" : config.host;
    services.log.info(`Velto's site is open at http://${host}:${port}`);
  });

  const stopForgetting = forgetDaily(services);

  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    services.log.info({ signal }, "stopping");
    stopForgetting();
    await drain(server, 15_000);
    await services.close();
    process.exit(0);
  }
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  return server;
}
