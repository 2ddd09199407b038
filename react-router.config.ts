import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "./app/prerendered";

export default {
  appDirectory: "app",
  ssr: true,
  buildDirectory: "dist",
  prerender: prerenderedPaths,
  // About 35 routes: sending them all at once saves a request on every first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
