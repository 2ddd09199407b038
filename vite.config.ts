import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    { enforce: "pre", ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm] }) },
    tailwindcss(),
    reactRouter(),
  ],
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
