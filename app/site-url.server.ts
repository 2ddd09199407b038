import { paymentProviders } from "~/payment-providers/all";
import { ConfigError, type FullConfig } from "./config.server";
import { site } from "./site";

/**
 * Pages and emails name one address: the one the site was built for. `builtFor` is `site.origin` where the build was
 * given none; then emails name this machine, which is right only as long as nobody else can reach it.
 */
export function withSiteUrl(config: FullConfig, builtFor: string): FullConfig {
  const thisMachine = `http://localhost:${config.port}`;
  const given = config.siteUrl === thisMachine ? undefined : config.siteUrl;
  if (given && given !== builtFor)
    throw refused(`is ${given}, but the site was built for ${builtFor}.
    Build it again with this SITE_URL (npm start does so by itself), or leave it out here.`);

  const siteUrl = given ?? (builtFor === site.origin ? thisMachine : builtFor);
  if (siteUrl === thisMachine && config.smtpUrl && !isPrivate(config)) {
    throw refused(`must be set together with SMTP_URL: the emails that go out would link to ${thisMachine}.
    Build and start with SITE_URL=https://your.address, or try it out with HOST=127.0.0.1 and no proxy.`);
  }
  for (const { name, label, needsHttps } of paymentProviders) {
    const isLive = config.payments[name]?.isTest === false;
    if (needsHttps && isLive && !siteUrl.startsWith("https:")) {
      throw refused(`must start with https:// for live ${label}: ${needsHttps} ${siteUrl}.
    Build and start with SITE_URL=https://your.address, or use the sandbox (${name.toUpperCase()}_BASE_URL).`);
    }
  }
  return { ...config, siteUrl };
}

function refused(message: string) {
  return new ConfigError([{ path: ["SITE_URL"], message }]);
}

function isPrivate({ host, trustProxy }: FullConfig): boolean {
  return trustProxy === 0 && ["127.0.0.1", "::1", "localhost"].includes(host);
}
