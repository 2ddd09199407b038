import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { illustrationsInDevelopment } from "./build/illustrations/development.ts";
import { liveConstants } from "./live-constants.config.ts";
import { texts } from "./mdx.config.ts";

/**
 * Left to itself, the bundler makes a file of every module that two pages share: 59 files to order a printer, most of
 * them under 1 KB. Rules of validation stay out of these groups, since they are loaded when somebody writes.
 */
const chunks = [
  {
    name: "framework",
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: "ui",
    test: /[\\/]app[\\/](?:ui|seo|shell|illustrations|catalogue|questions)[\\/].*\.tsx?$/,
    minShareCount: 3,
    priority: 1,
  },
  { name: "forms", test: /[\\/]app[\\/](?:forms|orders|hardware)[\\/].*\.tsx$/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [liveConstants(), texts(), reactRouter(), illustrationsInDevelopment()],
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  // The chat's script loads the rules of its form when somebody starts to write.
  worker: { format: "es" },
  // Found at the first request only, they would make the browser load the page again in the middle of its start.
  optimizeDeps: { include: ["libphonenumber-js/core", "minisearch", "zod", "zod/mini"] },
  envPrefix: ["VITE_", "SITE_URL"],
  build: {
    assetsInlineLimit: 0,
    rollupOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // One file with the HTTP server and every page: a running site loads nothing later, when its folder may hold another build.
    ssr: { build: { rollupOptions: { input: "./server.ts", output: { codeSplitting: false } } } },
  },
});
