import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { illustrationsInDevelopment } from "./build/illustrations/development.ts";
import { texts } from "./mdx.config.ts";

export default defineConfig({
  plugins: [texts(), tailwindcss(), reactRouter(), illustrationsInDevelopment()],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  envPrefix: ["VITE_", "SITE_URL"],
  build: {
    assetsInlineLimit: 0,
    rollupOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    // server.ts re-exports React Router's build beside the edge, so one bundle holds one copy of every module.
    ssr: { build: { rollupOptions: { input: "./server.ts" } } },
  },
});
