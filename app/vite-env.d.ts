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
  type Text = import("./ui/prose").ProseModule;
  const Text: Text["default"];
  export default Text;
  export const frontmatter: Text["frontmatter"];
  export const headings: Text["headings"];
  export const words: Text["words"];
}
