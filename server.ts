import * as build from "virtual:react-router/server-build";
import { createHttpApp } from "./http/app";
import { serveSite } from "./http/serve-site";
import type { HttpOptions } from "./http/types";

// The build's entry: React Router prerenders from these exports, production and tests start from the two below.
export * from "virtual:react-router/server-build";
export { failedEmailsCommand } from "~/jobs/failed-emails-command.server";
export { registerPaybillCommand } from "~/payments/register-paybill-command.server";

export function createSite(options: HttpOptions) {
  return createHttpApp(build, options);
}

export function serve(buildDir: string, env: NodeJS.ProcessEnv) {
  return serveSite(build, buildDir, env);
}
