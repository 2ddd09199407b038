import type { Finding } from "../provider";
import type { PesapalClient } from "./client.server";
import { listNotifications } from "./notification.server";

/** Asks which addresses it notifies. */
export async function examinePesapal(client: PesapalClient, url: string): Promise<Finding[]> {
  const list = await listNotifications(client);
  if (!list) {
    const says =
      "Pesapal does not list its notifications. PESAPAL_CONSUMER_KEY or PESAPAL_CONSUMER_SECRET is wrong or of the other environment, or Pesapal can't be reached.";
    return [{ state: "wrong", says }];
  }
  const isThere = list.some((entry) => entry.url === url);
  return [
    { state: "right", says: "Pesapal gives an access token." },
    {
      state: "right",
      says: isThere ? "Pesapal reports here." : "Pesapal will report here from the first payment on.",
    },
  ];
}
