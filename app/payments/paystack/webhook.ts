import { z } from "zod";

/** Which charge a signed webhook speaks of. Undefined for events that are not about one of ours. */
export function readWebhook(body: unknown): { reference: string; key: string; event: string } | undefined {
  const parsed = webhook.safeParse(body);
  if (!parsed.success) return undefined;
  const { event, data } = parsed.data;
  const reference = data.transaction_reference ?? data.reference;
  if (!reference) return undefined;
  return { reference, event, key: `${event}:${data.id ?? data.refund_reference ?? reference}` };
}

const webhook = z.object({
  event: z.string().max(60),
  data: z.object({
    id: z.union([z.number(), z.string()]).nullish(),
    reference: z.string().max(60).nullish(),
    transaction_reference: z.string().max(60).nullish(),
    refund_reference: z.string().max(60).nullish(),
  }),
});
