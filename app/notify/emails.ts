import type { Email } from "~/email/email";
import type { Given } from "./tell-assigned.server";

type Assigned = { key: string; to: string; url: string; by: string; things: Given[] };

export function assignedEmail({ key, to, url, by, things }: Assigned): Email {
  const [only] = things;
  const what =
    things.length > 1 || !only
      ? `${things.length} conversations are yours now`
      : only.what === "order"
        ? `Order ${only.reference} is yours now`
        : "A conversation is yours now";
  return {
    key: `assigned:${key}`,
    to,
    subject: what,
    title: what,
    parts: [
      `${by} has given ${things.length > 1 ? "them" : "it"} to you.`,
      { action: { label: "Open", url } },
    ],
  };
}
