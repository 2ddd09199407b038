import type { Config } from "~/config.server";
import { openMpesa } from "./mpesa/provider.server";

/** Tells Safaricom where payments by hand are confirmed. Gives the exit code. */
export async function runRegisterPaybill(
  { payments, siteUrl }: Pick<Config, "payments" | "siteUrl">,
  print: (line: string) => void,
): Promise<number> {
  if (!payments.mpesa) {
    print("M-Pesa is not set up: the variables are listed in docs/payments.md.");
    return 1;
  }
  const outcome = await openMpesa(payments.mpesa).register(siteUrl);
  print(outcomes[outcome]);
  return outcome === "failed" ? 1 : 0;
}

const outcomes = {
  registered: "Safaricom now confirms payments by hand to this site.",
  already: "Addresses are registered already. To change them, delete the old ones in the portal first.",
  failed:
    "Safaricom did not take the addresses. SITE_URL must be a public https address, and C2B must be open.",
};
