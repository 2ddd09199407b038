import { ConfigError, type FullConfig, readConfig } from "~/config.server";
import { openedProviders } from "~/payments/offered";
import { openPayments } from "~/payments/providers.server";

/**
 * With `PAYMENTS=simulated` the providers are played on this machine, and the configuration is the one that real
 * ones would have. A site that is reached over https is a real one, and refuses.
 */
export async function withSimulators(config: FullConfig, env: NodeJS.ProcessEnv): Promise<FullConfig> {
  if (!config.simulatePayments) return config;
  if (config.siteUrl.startsWith("https:")) {
    throw new ConfigError([{ path: ["PAYMENTS"], message: "must not be simulated where SITE_URL is https" }]);
  }
  const { startSimulators } = await import("../simulators/start");
  const { siteUrl } = config;
  const simulators = await startSimulators({
    siteUrl,
    byHand: true,
    port: config.port ? config.port + 1 : 0,
  });
  const simulated = readConfig({ ...env, PAYMENTS: undefined, ...simulators.env });
  for (const provider of openedProviders(openPayments({ ...simulated, siteUrl }))) {
    await provider.register?.(siteUrl);
  }
  console.log(`Payments are simulated. The phone is at ${simulators.url}`);
  return { ...config, payments: simulated.payments };
}
