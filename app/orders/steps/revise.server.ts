import { and, eq, inArray } from "drizzle-orm";
import { z } from "zod";
import * as mini from "zod/mini";
import { type HardwareType, machines } from "~/catalogue/machines";
import { fieldLimits } from "~/choices/field-limits";
import type { Database } from "~/db/open.server";
import { type Order, type OrderLine, orderLines, paymentAttempts, threadEntries } from "~/db/schema";
import { updateOrder } from "~/db/update-order.server";
import type { Cents } from "~/money/cents";
import { openStates } from "~/payments/attempts/attempt-states";
import { sumUp } from "~/payments/books/sum-up.server";
import { stockFollows } from "~/stock/follow-order.server";
import { linesOf } from "../find-order.server";
import { lineRow } from "../place-order.server";
import { newProForma } from "../pro-forma-file.server";
import { count } from "../quantity";
import { orderVerb } from "./change-order.server";
import { type AgreedBy, agreedByWords } from "./content";
import { changedEmail } from "./emails";
import { optional, optionalDay, required, target } from "./input";
import { type ChangedLine, linesAfter, lineWords, type Wanted } from "./lines-after";
import { outcomes } from "./outcomes";
import { changeWords } from "./revision-words";

const counts = Object.fromEntries(machines.map(({ id }) => [id, mini.optional(count())])) as Record<
  HardwareType,
  mini.ZodMiniOptional<ReturnType<typeof count>>
>;

export const reviseInput = z.object({
  ...target,
  ...counts,
  shippingAddress: required(
    "Enter the building, street and town we deliver to.",
    fieldLimits.shippingAddress,
  ),
  deliveryDay: optionalDay,
  agreedBy: z.enum(Object.keys(agreedByWords) as AgreedBy[], "Say how the buyer agreed."),
  agreedAt: z.iso.datetime({ local: true, error: "Give day and time." }),
  agreedWith: optional(fieldLimits.name),
  isSure: z.stringbool().default(false),
});
export type ReviseInput = z.infer<typeof reviseInput>;

/**
 * Where it goes, when, and what is in it, as agreed with the buyer before it leaves. The total and what is owed follow.
 * What it was stands in a note, which is erased with the buyer; the record says what changed without the address.
 */
export const reviseOrder = orderVerb<ReviseInput>(
  "orders.move",
  async ({ tx, order, services, actor, record }, input) => {
    if (!revisable.includes(order.orderStatus)) return { refused: "not-possible" };
    const held = await linesOf({ db: tx }, order.id);
    const after = linesAfter(held, wantedIn(input));
    if (after.length === 0) return { refused: "no-machines" };
    const values = outcomes.change(order, input, held, after);
    if (isSame(order, held, { ...order, ...values }, after)) return { refused: "nothing-new" };
    const asked = order.totalCents === values.totalCents ? undefined : await askedFor(tx, order);
    if (asked && !input.isSure) return { refused: "unusual", why: "under-way", askedCents: asked };

    const short = await stockFollows(
      { tx, services, actor },
      order.id,
      { status: order.orderStatus, lines: held },
      { status: values.orderStatus ?? order.orderStatus, lines: after },
    );
    if (short) return short;
    await storeLines(tx, order, held, after);
    // New lines, too, repeat what the order says of itself.
    await updateOrder(tx, order, values);
    const changed = await sumUp(tx, order.id);
    const [before, now] = [
      { order, lines: held },
      { order: changed, lines: await linesOf({ db: tx }, order.id) },
    ];
    await tx.insert(threadEntries).values({
      orderId: order.id,
      kind: "note",
      body: changeWords(before, now, input),
      authorId: actor.id,
      authorName: actor.name,
    });
    await record({
      action: "change",
      before: {
        lines: lineWords(held),
        amountCents: order.totalCents,
        day: order.agreed.deliveryDay ?? null,
      },
      after: {
        lines: lineWords(after),
        amountCents: changed.totalCents,
        day: input.deliveryDay ?? null,
        address: order.shippingAddress !== changed.shippingAddress,
        agreedBy: input.agreedBy,
        agreedAt: input.agreedAt,
        buyerTold: input.tellBuyer,
      },
    });
    if (input.tellBuyer) {
      const email = changedEmail(before, now, input, services.config);
      const attachments = [newProForma(changed, now.lines)];
      await services.jobs.queueEmails(tx, [{ ...email, attachments }]);
    }
    return undefined;
  },
);

const revisable: string[] = ["pending", "confirmed", "packed"] satisfies Order["orderStatus"][];

function wantedIn(input: ReviseInput): Wanted {
  return Object.fromEntries(machines.map(({ id }) => [id, input[id]]));
}

function isSame(order: Order, held: ChangedLine[], next: Order, after: ChangedLine[]): boolean {
  return (
    lineWords(held) === lineWords(after) &&
    order.shippingAddress === next.shippingAddress &&
    order.agreed.deliveryDay === next.agreed.deliveryDay
  );
}

/** What the buyer is being asked for at this moment. It can't be called back; if it is paid, it counts. */
async function askedFor(tx: Database, { id }: Order): Promise<Cents | undefined> {
  const [attempt] = await tx
    .select({ cents: paymentAttempts.amountCents })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, id), inArray(paymentAttempts.state, [...openStates])))
    .limit(1);
  return attempt?.cents;
}

/** A row that stays keeps its id; one keeps the id by which a row that comes again by REST is known. */
async function storeLines(tx: Database, order: Order, held: OrderLine[], after: ChangedLine[]) {
  const gone = held.filter(({ id }) => !after.some((line) => line.id === id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(orderLines).where(inArray(orderLines.id, gone));
  for (const { id, quantity, totalAmount } of after) {
    if (id) await tx.update(orderLines).set({ quantity, totalAmount }).where(eq(orderLines.id, id));
  }
  const added = after.filter(({ id }) => !id).map(({ id: _, ...line }) => lineRow(order, line));
  if (added.length > 0) await tx.insert(orderLines).values(added);
  const { clientRequestId } = order;
  const known = eq(orderLines.clientRequestId, clientRequestId);
  if ((await tx.select({ id: orderLines.id }).from(orderLines).where(known)).length > 0) return;
  const [first] = await linesOf({ db: tx }, order.id);
  if (first) await tx.update(orderLines).set({ clientRequestId }).where(eq(orderLines.id, first.id));
}
