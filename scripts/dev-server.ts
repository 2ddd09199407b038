import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";

/** Hot reload around the real middlewares and services. */
const http = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: "custom" });

const { readConfig } = await load<typeof import("../app/config.server")>("./app/config.server.ts");
const { openServices } = await load<typeof import("../app/services.server")>("./app/services.server.ts");
const { startBackground } = await load<typeof import("../http/background")>("./http/background.ts");
const { withSimulators } = await load<typeof import("../http/simulated-payments")>(
  "./http/simulated-payments.ts",
);
const given = readConfig(process.env);
const hasProvider = Object.values(given.payments).some(Boolean);
// Whoever has no account tries paying with the simulators.
const config = await withSimulators({ ...given, simulatePayments: !hasProvider }, process.env);
const services = await openServices(config);
await startBackground(services);
const { followPublished } = await load<typeof import("../http/follow-published")>(
  "./http/follow-published.ts",
);
await followPublished(services, () => undefined);

http.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    // Loaded for each request: Vite evaluates again only what has changed.
    const { createSite } = await load<typeof import("../server")>("./server.ts");
    const site = createSite({
      services,
      site: undefined,
      trustProxy: config.trustProxy,
      tls: false,
      isStopping: () => false,
    });
    getRequestListener(site.fetch)(request, response);
  });
});
http.listen(config.port, config.host, () =>
  console.log(`Velto in development: http://localhost:${config.port}`),
);

for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, async () => {
    await services.close();
    process.exit(0);
  });
}

function load<Module>(file: string): Promise<Module> {
  return vite.ssrLoadModule(file) as Promise<Module>;
}
