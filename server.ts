import * as build from "virtual:react-router/server-build";
import { builtPaths } from "./app/prerendered";
import { createHttpApp } from "./http/app";
import { renderFile, renderPage } from "./http/render-page";
import { serveSite } from "./http/serve-site";
import type { HttpOptions } from "./http/types";

// The build's entry: pages are rendered from these exports, production, tests and commands start from the others.
export * from "virtual:react-router/server-build";
export { commands } from "./commands";

export function createSite(options: HttpOptions) {
  return createHttpApp(build, options);
}

export function serve(buildDir: string, env: NodeJS.ProcessEnv) {
  return serveSite(build, buildDir, env);
}

/** For the build, which writes what every visitor gets alike. */
export const renderer = {
  paths: () => builtPaths(build.routes),
  page: (url: URL) => renderPage(build, url),
  file: (url: URL) => renderFile(build, url),
};
