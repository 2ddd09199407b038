import * as build from "virtual:react-router/server-build";
import { createEdge } from "./edge/app";
import { serveSite } from "./edge/serve-site";
import type { EdgeOptions } from "./edge/types";

// The build's entry: React Router prerenders from these exports, production and tests start from the two below.
export * from "virtual:react-router/server-build";

export function createSite(options: EdgeOptions) {
  return createEdge(build, options);
}

export function serve(buildDir: string, env: NodeJS.ProcessEnv) {
  return serveSite(build, buildDir, env);
}
