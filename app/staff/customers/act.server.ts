import { z } from "zod";
import type { Actor } from "~/access/rights";
import { fieldLimits } from "~/choices/field-limits";
import {
  addCustomerNote,
  type CustomerRefusal,
  mergeCustomers,
  partCustomer,
} from "~/customers/change-customer.server";
import type { Services } from "~/services-context";
import type { Toast } from "../frame/toast";
import { customerTexts as texts } from "./content";

export const customerInput = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("note"),
    note: z.string().trim().min(1, texts.note.empty).max(fieldLimits.message, texts.note.tooLong),
    entry: z.uuid().optional().catch(undefined),
  }),
  z.object({ intent: z.literal("merge"), other: z.string().trim().min(1, texts.merge.empty).max(300) }),
  z.object({
    intent: z.literal("part"),
    contacts: z
      .string()
      .transform((ids) => ids.split(" "))
      .pipe(z.array(z.uuid())),
  }),
]);

type Changed = { toast: string | Toast } | { problem?: string; errors?: { other: string } };

export async function changeCustomer(
  services: Services,
  actor: Actor,
  record: string,
  input: z.infer<typeof customerInput>,
): Promise<Changed> {
  if (input.intent === "note") {
    const done = await addCustomerNote(services, actor, record, { id: input.entry, body: input.note });
    return "refused" in done ? problemOf(done) : { toast: texts.note.saved };
  }
  if (input.intent === "part") {
    const done = await partCustomer(services, actor, record, input.contacts);
    return "refused" in done ? problemOf(done) : { toast: texts.merge.parted };
  }
  const done = await mergeCustomers(services, actor, record, input.other);
  if ("refused" in done) {
    return done.refused === "changed" ? problemOf(done) : { errors: { other: texts.merge[done.refused] } };
  }
  const fields = { intent: "part", contacts: done.moved.join(" ") };
  return { toast: { text: texts.merge.merged, undo: { to: `/staff/customers/${record}`, fields } } };
}

function problemOf({ refused }: CustomerRefusal) {
  return { problem: texts.merge[refused] };
}
