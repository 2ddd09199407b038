import { z } from "zod";
import { bodyOf } from "../call.server";
import type { PesapalClient } from "./client.server";

/** The id under which Pesapal knows our notification address; registered where it is not known yet. */
export function openNotification(client: PesapalClient, url: string): () => Promise<string | undefined> {
  let known: string | undefined;
  return async () => {
    known ??= (await find(client, url)) ?? (await register(client, url));
    return known;
  };
}

async function find(client: PesapalClient, url: string) {
  return (await listNotifications(client))?.find((entry) => entry.url === url)?.ipn_id;
}

/** The addresses that Pesapal notifies. Undefined when it does not say. */
export async function listNotifications(client: PesapalClient) {
  const reply = await client.ask("/api/URLSetup/GetIpnList");
  return reply && bodyOf(reply, z.array(registered));
}

async function register(client: PesapalClient, url: string) {
  const body = { url, ipn_notification_type: "POST" };
  const reply = await client.ask("/api/URLSetup/RegisterIPN", body);
  return reply && bodyOf(reply, registered)?.ipn_id;
}

const registered = z.object({ url: z.string(), ipn_id: z.string().min(1) });

type Notification = { trackingId: string; reference: string };

/** What a notification or a return visit names, in whatever case. Neither says whether anything was paid. */
export function readNotification(fields: Record<string, unknown>): Notification | undefined {
  const named = (name: string) => {
    const entry = Object.entries(fields).find(([key]) => key.toLowerCase() === name);
    const value = String(entry?.[1] ?? "");
    return /^[\w.:-]{1,60}$/.test(value) ? value : "";
  };
  const trackingId = named("ordertrackingid");
  return trackingId ? { trackingId, reference: named("ordermerchantreference") } : undefined;
}
