import * as build from "virtual:react-router/server-build";
import { createHttpApp } from "./http/app";
import { serveSite } from "./http/serve-site";
import type { HttpOptions } from "./http/types";

// The build's entry: React Router prerenders from these exports, production, tests and commands start from the others.
export * from "virtual:react-router/server-build";
export { commands } from "./commands";

export function createSite(options: HttpOptions) {
  return createHttpApp(build, options);
}

export function serve(buildDir: string, env: NodeJS.ProcessEnv) {
  return serveSite(build, buildDir, env);
}
