import * as build from "virtual:react-router/server-build";
import { readConfig } from "~/config.server";
import { runCheckProviders } from "~/payments/check-providers-command.server";
import { runRegisterPaybill } from "~/payments/register-paybill-command.server";
import { runStaffCommand } from "~/people/staff-command.server";
import { withSiteUrl } from "~/site-url.server";
import { createHttpApp } from "./http/app";
import { serveSite } from "./http/serve-site";
import { readBuildRecord } from "./http/static-answers";
import type { HttpOptions } from "./http/types";

// The build's entry: React Router prerenders from these exports, production and tests start from the two below.
export * from "virtual:react-router/server-build";
export { failedEmailsCommand } from "~/jobs/failed-emails-command.server";

export function createSite(options: HttpOptions) {
  return createHttpApp(build, options);
}

export function serve(buildDir: string, env: NodeJS.ProcessEnv) {
  return serveSite(build, buildDir, env);
}

/** `npm run staff`: prints through `print` and gives the exit code. */
export function staffCommand(
  buildDir: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
) {
  return runStaffCommand(configOf(buildDir, env), args, print);
}

/** `npm run register-paybill`: the same. */
export function registerPaybillCommand(
  buildDir: string,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
) {
  return runRegisterPaybill(configOf(buildDir, env), print);
}

/** `npm run payments -- check`: the same. */
export async function paymentsCommand(
  buildDir: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
) {
  if (args[0] === "check") return runCheckProviders(configOf(buildDir, env), print);
  print("npm run payments -- check   asks every provider whether the settings work");
  return 1;
}

/** With the address that the site was built for. */
function configOf(buildDir: string, env: NodeJS.ProcessEnv) {
  return withSiteUrl(readConfig(env), readBuildRecord(buildDir).siteUrl);
}
