import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  buildDirectory: "dist",
  // About 35 routes: sending them all at once saves a request on every first navigation.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
