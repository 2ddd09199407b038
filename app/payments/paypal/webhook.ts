import { z } from "zod";
import type { DisputeState } from "~/db/schema";
import type { Claim } from "../provider";
import { slugOf } from "../slug";
import { moneyOf, paypalAmount } from "./amount";

/** What an event speaks of. It names its payment in one of three ways, and not always in the same. */
export type PaypalNews = {
  /** The event's own id. */
  key: string;
  event: string;
  orderId?: string | null;
  captureId?: string | null;
  /** Our own, of the attempt. */
  reference?: string | null;
  claim?: Claim;
};

/** Undefined for what is no event of PayPal at all. */
export function readWebhook(body: unknown): PaypalNews | undefined {
  const parsed = webhook.safeParse(body);
  if (!parsed.success) return undefined;
  const { id: key, event_type: event, resource } = parsed.data;
  return { key, event, ...namesIn(event, resource), claim: claimIn(event, resource) };
}

type Resource = z.output<typeof webhook>["resource"];

function namesIn(event: string, resource: Resource): Pick<PaypalNews, "orderId" | "captureId" | "reference"> {
  if (event.startsWith("CHECKOUT.")) return { orderId: resource.order_id ?? resource.id };
  if (event.startsWith("CUSTOMER.DISPUTE.")) {
    const [disputed] = resource.disputed_transactions ?? [];
    return { captureId: disputed?.seller_transaction_id, reference: disputed?.invoice_number };
  }
  if (!event.startsWith("PAYMENT.CAPTURE.")) return {};
  const { related_ids } = resource.supplementary_data ?? {};
  return {
    orderId: related_ids?.order_id ?? above(resource, "orders"),
    // The resource of a refund or a reversal is the refund: its capture is a link, and its own id names nothing of ours.
    captureId: above(resource, "captures") ?? related_ids?.capture_id ?? resource.id,
    reference: resource.invoice_id ?? resource.custom_id,
  };
}

/** The id at the end of the link to what a resource belongs to. */
function above({ links }: Resource, kind: "captures" | "orders"): string | undefined {
  const href = links?.find(({ rel }) => rel === "up")?.href ?? "";
  return new RegExp(`/${kind}/([A-Za-z0-9-]+)`).exec(href)?.[1];
}

function claimIn(event: string, resource: Resource): Claim | undefined {
  // Whether the order shows a reversal like a refund is not documented: a person looks at each.
  if (event === "PAYMENT.CAPTURE.REVERSED" && resource.id) {
    const amount = (resource.amount && moneyOf(resource.amount)) ?? null;
    return { id: resource.id, kind: "reversal", state: "open", amount, reason: null, respondBy: null };
  }
  if (!event.startsWith("CUSTOMER.DISPUTE.") || !resource.dispute_id) return undefined;
  const isOver = event === "CUSTOMER.DISPUTE.RESOLVED" || resource.status === "RESOLVED";
  const outcome = resource.dispute_outcome?.outcome_code ?? resource.outcome ?? "";
  const { seller_response_due_date: due, dispute_amount, reason } = resource;
  return {
    id: resource.dispute_id,
    kind: "dispute",
    state: isOver ? (outcomes[outcome] ?? "closed") : "open",
    amount: (dispute_amount && moneyOf(dispute_amount)) ?? null,
    reason: slugOf(reason),
    respondBy: due ? new Date(due) : null,
  };
}

/** Who got the money. With a payout PayPal has paid out of its own. */
const outcomes: Record<string, DisputeState> = {
  RESOLVED_SELLER_FAVOUR: "won",
  CANCELED_BY_BUYER: "won",
  DENIED: "won",
  RESOLVED_BUYER_FAVOUR: "lost",
  ACCEPTED: "lost",
};

// A field of another shape than documented must not hide the others: an event that can't be read is lost.
const text = z.string().max(127).nullish().catch(null);
const time = z.iso.datetime({ offset: true }).nullish().catch(null);

const webhook = z.object({
  id: z.string().min(1).max(100),
  event_type: z.string().max(100),
  resource: z.object({
    id: text,
    order_id: text,
    invoice_id: text,
    custom_id: text,
    amount: paypalAmount.nullish().catch(null),
    links: z
      .array(z.object({ rel: z.string(), href: z.string() }))
      .nullish()
      .catch(null),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: text, capture_id: text }).nullish() })
      .nullish()
      .catch(null),
    dispute_id: text,
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: text, invoice_number: text }))
      .nullish()
      .catch(null),
    reason: text,
    status: text,
    outcome: text,
    dispute_outcome: z.object({ outcome_code: text }).nullish().catch(null),
    dispute_amount: paypalAmount.nullish().catch(null),
    seller_response_due_date: time,
  }),
});
