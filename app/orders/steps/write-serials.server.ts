import { z } from "zod";
import type { Database } from "~/db/open.server";
import type { Order, OrderLine } from "~/db/schema";
import { updateOrder } from "~/db/update-order.server";
import { type SerialRefusal, writeSerials } from "~/serial-numbers/serials.server";
import { typedSerials } from "~/serial-numbers/typed";
import { linesOf } from "../find-order.server";
import { orderVerb } from "./change-order.server";
import { target } from "./input";

export const serialNumbersInput = z.looseObject(target);

/** For warranty claims; typed while packing, or whenever a box is opened again. */
export const recordSerialNumbers = orderVerb<z.infer<typeof serialNumbersInput>>(
  "orders.note",
  async ({ tx, order, record }, input) => {
    if (order.orderStatus === "cancelled") return { refused: "not-possible" };
    const wrong = await writeTypedSerials({ tx, order, lines: await linesOf({ db: tx }, order.id) }, input);
    if (wrong) return wrong;
    // Whoever has the form open meanwhile is told.
    await updateOrder(tx, order, {});
    await record({ action: "serial-numbers" });
    return undefined;
  },
);

export type Packed = { tx: Database; order: Order; lines: OrderLine[] };

/** A form without their fields leaves them as they are. */
export async function writeTypedSerials(
  { tx, order, lines }: Packed,
  input: Record<string, unknown>,
): Promise<SerialRefusal | undefined> {
  const typed = typedSerials(input);
  return typed && writeSerials(tx, { order, lines }, typed);
}
