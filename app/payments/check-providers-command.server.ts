import { openedProviders } from "./offered";
import type { Finding, Provider } from "./provider";
import { openPayments, type PayConfig } from "./providers.server";

/** `npm run payments -- check`: asks every provider that is set up a harmless question. Gives the exit code. */
export async function runCheckProviders(config: PayConfig, print: (line: string) => void): Promise<number> {
  const providers = openedProviders(openPayments(config));
  if (providers.length === 0) {
    print("No way to pay is set up: the variables are listed in docs/payments.md.");
    return 1;
  }
  const findings = [aboutSite(config.siteUrl, providers)];
  printAll(print, "Site", findings);
  for (const provider of providers) {
    const found = await provider.examine(config.siteUrl);
    printAll(print, `${provider.label}${provider.isTest ? ", test" : ", live"}`, found);
    findings.push(...found);
  }
  const wrong = findings.filter(({ state }) => state === "wrong").length;
  print(wrong > 0 ? `${wrong} to mend.` : "Nothing found that could not work.");
  return wrong > 0 ? 1 : 0;
}

function aboutSite(siteUrl: string, providers: Provider[]): Finding {
  if (siteUrl.startsWith("https:")) return { state: "right", says: `SITE_URL is ${siteUrl}.` };
  const says = `SITE_URL is ${siteUrl}: providers report to public https addresses only.`;
  return { state: providers.some(({ isTest }) => !isTest) ? "wrong" : "unsure", says };
}

function printAll(print: (line: string) => void, title: string, findings: Finding[]) {
  print(title);
  for (const { state, says } of findings) print(`  ${marks[state]}  ${says}`);
}

const marks: Record<Finding["state"], string> = { right: "ok     ", wrong: "WRONG  ", unsure: "look at" };
