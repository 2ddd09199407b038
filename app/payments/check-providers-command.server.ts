import type { Config } from "~/config.server";
import type { Finding, Provider } from "./provider";
import { openPayments } from "./providers.server";

/** `npm run payments -- check`: asks every provider that is set up a harmless question. Gives the exit code. */
export async function runCheckProviders(
  config: Pick<Config, "payments" | "siteUrl">,
  print: (line: string) => void,
): Promise<number> {
  const { mpesa, paystack, pesapal, paypal } = openPayments(config);
  const providers = [mpesa, paystack, pesapal, paypal].filter((provider) => provider !== undefined);
  if (providers.length === 0) {
    print("No way to pay is set up: the variables are listed in docs/payments.md.");
    return 1;
  }
  const findings = [aboutSite(config.siteUrl, providers)];
  printAll(print, "Site", findings);
  for (const provider of providers) {
    const found = await provider.examine(config.siteUrl);
    printAll(print, `${names[provider.name]}${provider.isTest ? ", test" : ", live"}`, found);
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

const names: Record<Provider["name"], string> = {
  mpesa: "M-Pesa",
  paystack: "Paystack",
  pesapal: "Pesapal",
  paypal: "PayPal",
};
