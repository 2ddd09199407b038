import type { Plugin } from "vite";

/** In development illustrations are made on request, so an edit shows at the next reload. */
export function illustrationsInDevelopment(): Plugin {
  return {
    name: "illustrations",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/illustrations", async (request, response, next) => {
        const file = /^\/([\w-]+\.svg)$/.exec(request.url ?? "")?.[1];
        if (!file) return next();
        const { illustration } = await server.ssrLoadModule("/build/illustrations.ts");
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(illustration(file));
      });
    },
  };
}
