import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "~/config.server";
import { runFailedEmails } from "~/failed-emails/command.server";
import { runCheckProviders } from "~/payments/check-providers-command.server";
import { runRegisterPaybill } from "~/payments/mpesa/register-paybill-command.server";
import { runStaffCommand } from "~/people/staff-command.server";
import { site } from "~/site";
import { withSiteUrl } from "~/site-url.server";
import { readBuildRecord } from "./http/built-site";

/** What people run beside the site: each prints what it did and gives the exit code. */
type Command = (given: Given) => Promise<number>;
type Given = { buildDir: string; args: string[]; env: NodeJS.ProcessEnv; print: (line: string) => void };

export const commands: Record<string, Command> = {
  staff: (given) => runStaffCommand(configOf(given), given.args, given.print),
  "failed-emails": ({ args, env, print }) => runFailedEmails(args, env, print),
  "register-paybill": (given) => runRegisterPaybill(configOf(given), given.print),
  async payments(given) {
    if (given.args[0] === "check") return runCheckProviders(configOf(given), given.print);
    given.print("npm run payments -- check   asks every provider whether the settings work");
    return 1;
  },
};

/** With the address that the site was built for; one that was never built has the address it is given. */
function configOf({ buildDir, env }: Given) {
  const config = readConfig(env);
  const isBuilt = existsSync(join(buildDir, "build.json"));
  const given = env.SITE_URL ? config.siteUrl : site.origin;
  return withSiteUrl(config, isBuilt ? readBuildRecord(buildDir).siteUrl : given);
}
