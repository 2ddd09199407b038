import type { Order } from "~/db/schema";
import { nairobiTime } from "~/time/nairobi";
import { longDay, longTime } from "~/time/words";
import { type AgreedBy, agreedByWords } from "./content";
import { type ChangedLine, lineWords } from "./lines-after";

type Then = { order: Order; lines: ChangedLine[] };
type Agreement = { agreedBy: AgreedBy; agreedAt: string; agreedWith?: string };

/** The note that a change leaves: who agreed, and what it was. Amounts are in the record, for who may see them. */
export function changeWords(before: Then, now: Then, { agreedBy, agreedAt, agreedWith }: Agreement): string {
  const who = agreedWith ?? "the buyer";
  return [
    `Changed, as agreed with ${who} ${agreedByWords[agreedBy]}, ${longTime(nairobiTime(agreedAt))}.`,
    ...was("Machines", lineWords(before.lines), lineWords(now.lines)),
    ...was("Delivery day", dayOf(before), dayOf(now)),
    ...was("Deliver to", before.order.shippingAddress, now.order.shippingAddress),
  ].join("\n");
}

function was(what: string, before: string, now: string): string[] {
  return before === now ? [] : [`${what}: ${oneLine(now)}`, `Before: ${oneLine(before)}`];
}

function dayOf({ order: { agreed } }: Then): string {
  return agreed.deliveryDay ? longDay(agreed.deliveryDay) : "not agreed";
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ", ");
}
