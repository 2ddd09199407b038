import { z } from "zod";
import type { DisputeState } from "~/db/schema";
import { isCurrency } from "../money";
import type { Claim } from "../provider";
import { slugOf } from "../slug";

export type PaystackNews = { reference: string; key: string | undefined; event: string; claim?: Claim };

/** Which charge a signed webhook speaks of. Undefined for events that are not about one. */
export function readWebhook(body: unknown): PaystackNews | undefined {
  const parsed = webhook.safeParse(body);
  if (!parsed.success) return undefined;
  const { event, data } = parsed.data;
  // A dispute and some refunds name their charge inside of it, and leave `transaction_reference` empty.
  const reference = data.transaction?.reference ?? data.transaction_reference ?? data.reference;
  if (!reference) return undefined;
  return { reference, event, key: keyOf(parsed.data), claim: claimIn(event, data) };
}

/** Two refunds of one charge may both come without a name of their own: then nothing is taken for a repeat. */
function keyOf({ event, data }: z.output<typeof webhook>): string | undefined {
  const id = data.id ?? data.refund_reference;
  // A dispute is reminded of several times.
  return id && !event.endsWith(".remind") ? `${event}:${id}` : undefined;
}

function claimIn(event: string, data: z.output<typeof webhook>["data"]): Claim | undefined {
  if (!event.startsWith("charge.dispute.") || !data.id) return undefined;
  const { refund_amount, currency, resolution, category } = data;
  const isOver = event === "charge.dispute.resolve" || data.status === "resolved";
  const due = data.dueAt ?? data.due_at;
  return {
    id: String(data.id),
    kind: "dispute",
    state: isOver ? endOf(resolution ?? "") : "open",
    amount: refund_amount && currency && isCurrency(currency) ? { currency, minor: refund_amount } : null,
    reason: slugOf(category),
    respondBy: due ? new Date(due) : null,
  };
}

/** `merchant-accepted` and `auto-accepted`, when nobody answered, give the money back. */
function endOf(resolution: string): DisputeState {
  if (resolution.includes("accepted")) return "lost";
  return resolution === "declined" ? "won" : "closed";
}

// A field of another shape than documented must not hide the others.
const text = z.string().max(60).nullish().catch(null);
const time = z.iso.datetime({ offset: true }).nullish().catch(null);

const webhook = z.object({
  event: z.string().max(60),
  data: z.object({
    id: z
      .union([z.number(), z.string().max(60)])
      .nullish()
      .catch(null),
    reference: text,
    transaction_reference: text,
    refund_reference: text,
    transaction: z.object({ reference: text }).nullish().catch(null),
    refund_amount: z.number().int().positive().nullish().catch(null),
    currency: text,
    status: text,
    resolution: text,
    category: text,
    dueAt: time,
    due_at: time,
  }),
});
