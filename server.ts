import * as build from "virtual:react-router/server-build";
import { builtPaths } from "./app/prerendered";
import { apply, type Published } from "./app/published/published";
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
  /** As it would be with what is not published yet; in a thread of its own (`http/preview.ts`). */
  preview(url: URL, state: Published) {
    apply(state);
    return renderPage(build, url, { effort: "quick" });
  },
};
