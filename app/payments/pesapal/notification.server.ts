import { z } from "zod";
import { bodyOf, patience } from "../call.server";
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
  const reply = await client.send("/api/URLSetup/GetIpnList", undefined, patience.question);
  const list = reply && bodyOf(reply, z.array(registered));
  return list?.find((entry) => entry.url === url)?.ipn_id;
}

async function register(client: PesapalClient, url: string) {
  const body = { url, ipn_notification_type: "POST" };
  const reply = await client.send("/api/URLSetup/RegisterIPN", body, patience.question);
  return reply && bodyOf(reply, registered)?.ipn_id;
}

const registered = z.object({ url: z.string(), ipn_id: z.string().min(1) });

/** What a notification or a return visit names, in whatever case. Neither says whether anything was paid. */
export function readNotification(fields: Record<string, unknown>): { trackingId: string } | undefined {
  const entry = Object.entries(fields).find(([name]) => name.toLowerCase() === "ordertrackingid");
  const trackingId = String(entry?.[1] ?? "");
  return /^[\w-]{8,60}$/.test(trackingId) ? { trackingId } : undefined;
}
