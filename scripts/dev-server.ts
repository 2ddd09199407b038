import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import type { readConfig } from "../app/config.server";
import type { followPayments } from "../app/payments/jobs.server";
import type { openServices } from "../app/services.server";
import type { withSimulators } from "../http/simulated-payments";
import type { createSite } from "../server";

/** Hot reload around the real edge and the embedded database. */
const http = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: "custom" });
const configModule = (await vite.ssrLoadModule("./app/config.server.ts")) as {
  readConfig: typeof readConfig;
};
const servicesModule = (await vite.ssrLoadModule("./app/services.server.ts")) as {
  openServices: typeof openServices;
};

const simulatorsModule = (await vite.ssrLoadModule("./http/simulated-payments.ts")) as {
  withSimulators: typeof withSimulators;
};
const paymentsModule = (await vite.ssrLoadModule("./app/payments/jobs.server.ts")) as {
  followPayments: typeof followPayments;
};

const given = configModule.readConfig(process.env);
const hasProvider = Object.values(given.payments).some(Boolean);
const config = await simulatorsModule.withSimulators(
  { ...given, simulatePayments: !hasProvider },
  process.env,
);
const services = await servicesModule.openServices(config);
await paymentsModule.followPayments(services);

http.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    // Loaded anew after every change; Vite keeps what has not changed.
    const server = (await vite.ssrLoadModule("./server.ts")) as { createSite: typeof createSite };
    const edge = server.createSite({
      services,
      site: undefined,
      trustProxy: config.trustProxy,
      tls: false,
      isStopping: () => false,
    });
    getRequestListener(edge.fetch)(request, response);
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
