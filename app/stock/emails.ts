import type { Config } from "~/config";
import type { Stock } from "~/db/schema";
import type { Email } from "~/email/email";
import { freeOf } from "./free";
import { machineName } from "./machine-name";

type Addresses = Pick<Config, "salesEmail" | "siteUrl">;

/** To sales, when the stock falls to its limit; not again until it was above it. */
export function lowEmail(held: Stock, movement: number, { salesEmail, siteUrl }: Addresses): Email {
  const name = machineName(held.machine);
  const free = freeOf(held);
  return {
    key: `stock-low:${movement}`,
    to: salesEmail,
    subject: `Stock is low: ${name}`,
    title: `Stock is low: ${name}`,
    parts: [
      free < 0 ? `${-free} more are promised than are here.` : `${free} are left that no order has.`,
      {
        facts: [
          ["Here", String(held.onHand)],
          ["Reserved by orders", String(held.reserved)],
          ["Low at", String(held.lowAt)],
        ],
      },
      { action: { label: "Open the stock", url: `${siteUrl}/staff/stock/${held.machine}` } },
    ],
  };
}
