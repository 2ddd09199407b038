import { z } from "zod";
import { bodyOf, type Reply } from "../call.server";
import type { Finding } from "../provider";

/** Asks for the balance, which tells the currencies of the account. */
export async function examinePaystack(
  ask: (path: string) => Promise<Reply>,
  siteUrl: string,
): Promise<Finding[]> {
  const reply = await ask("/balance");
  if (reply.reached && reply.status === 401) {
    return [{ state: "wrong", says: "Paystack does not know PAYSTACK_SECRET_KEY." }];
  }
  const balance = bodyOf(reply, balances);
  if (!balance) {
    const how = reply.reached ? `HTTP ${reply.status}` : reply.failure;
    return [{ state: "wrong", says: `Paystack could not be asked (${how}).` }];
  }
  const hasShillings = balance.data.some(({ currency }) => currency === "KES");
  return [
    { state: "right", says: "Paystack knows the key." },
    hasShillings
      ? { state: "right", says: "The account takes shillings." }
      : { state: "wrong", says: "The account has no shillings: ask Paystack to open KES." },
    {
      state: "unsure",
      says: `Where Paystack reports to can't be asked: its dashboard (Settings, API keys & webhooks) must have ${siteUrl}/hooks/paystack.`,
    },
  ];
}

const balances = z.object({ status: z.literal(true), data: z.array(z.object({ currency: z.string() })) });
