import type { PayConfig } from "../providers.server";
import { mpesa } from "./provider.server";
import type { Registered } from "./register.server";

/** Tells Safaricom where payments by hand are confirmed, and opens its list of payments. Gives the exit code. */
export async function runRegisterPaybill(
  { payments, siteUrl }: PayConfig,
  print: (line: string) => void,
): Promise<number> {
  if (!payments.mpesa) {
    print("M-Pesa is not set up: the variables are listed in docs/payments.md.");
    return 1;
  }
  // Live the addresses are taken once: better nothing than half of it.
  if (!payments.mpesa.nominatedNumber) {
    print(noNumber);
    return 1;
  }
  const opened = mpesa.open(payments.mpesa, siteUrl);
  print(`Shortcode ${payments.mpesa.shortcode}, site ${siteUrl}`);
  const urls = await opened.registerUrls(siteUrl);
  print(`Payments by hand: ${wordsOf(urls, addresses)}`);
  const pull = await opened.registerPull(siteUrl);
  print(`List of payments: ${wordsOf(pull, list)}`);
  return urls.state === "failed" || pull.state === "failed" ? 1 : 0;
}

const noNumber = `MPESA_NOMINATED_NUMBER is not set: the Safaricom number that the PayBill was opened with. It stands in the
M-Pesa portal, under the shortcode's KYC details. Without it the list of payments stays closed, and money whose
confirmation was lost is never found. Nothing was registered.`;

type Words = Record<Registered["state"], string>;

function wordsOf(outcome: Registered, words: Words): string {
  return outcome.state === "failed"
    ? `${words.failed} Safaricom says: ${outcome.said}.`
    : words[outcome.state];
}

const addresses: Words = {
  registered: "registered. Safaricom confirms them to this site.",
  already:
    "registered before, and left as it is. If that was for another site or another MPESA_HOOK_SECRET, delete the addresses in the portal (Self services, URL management) and run this again.",
  failed:
    "NOT registered. SITE_URL must be a public https address, and C2B must be open for the app in the Daraja portal.",
};

const list: Words = {
  registered: "registered. The site reads it every five minutes.",
  already: "registered before.",
  failed:
    "NOT registered. Pull Transactions must be open for the app (write to apisupport@safaricom.co.ke), and MPESA_NOMINATED_NUMBER must be the number of the PayBill's papers.",
};
