import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import type { readConfig } from "../app/config.server.ts";
import type { openTools } from "../app/tools.server.ts";
import type { createSite } from "../server.ts";

/** Hot reload around the real edge and the embedded database. */
const http = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server: http } }, appType: "custom" });
const configModule = (await vite.ssrLoadModule("./app/config.server.ts")) as {
  readConfig: typeof readConfig;
};
const toolsModule = (await vite.ssrLoadModule("./app/tools.server.ts")) as { openTools: typeof openTools };

const config = configModule.readConfig(process.env);
const tools = await toolsModule.openTools(config);

http.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    // Loaded anew after every change; Vite keeps what has not changed.
    const server = (await vite.ssrLoadModule("./server.ts")) as { createSite: typeof createSite };
    const edge = server.createSite({
      tools,
      parts: undefined,
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
    await tools.close();
    process.exit(0);
  });
}
