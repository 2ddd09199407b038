/// <reference types="vite/client" />
interface ImportMetaEnv {
  /** Where the site is served, `https://www.example.co.ke`. Read at build time; `site.origin` when absent. */
  readonly SITE_URL?: string;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  export const routes: ServerBuild["routes"];
}

declare module "*.mdx" {
  const Text: import("./ui/prose").ProseText;
  export default Text;
  export const frontmatter: unknown;
}
