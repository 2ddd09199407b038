import { eq } from "drizzle-orm";
import { serialNumbers } from "~/db/schema";
import { addSerial } from "~/serial-numbers/serials.server";
import { isSerial, serialKey } from "~/serial-numbers/typed";
import { takeFromStock } from "~/stock/return-machine.server";
import type { ReplaceInput } from "../input";
import { returnVerb } from "../return-verb.server";

/** Another machine goes out in its place, with what is left of its warranty. The one that came back is ours again. */
export const replaceReturn = returnVerb<ReplaceInput>(
  "replace",
  async ({ tx, services, actor, order, row, unit }, { serial }) => {
    if (!isSerial(serial)) return { refused: "serial", why: "unreadable", field: "serial", serial };
    await tx.update(serialNumbers).set({ goneAt: new Date() }).where(eq(serialNumbers.id, unit.id));
    const { machine, warrantyMonths } = unit;
    const added = await addSerial(tx, {
      ...{ serial, key: serialKey(serial), machine, warrantyMonths, orderId: order.id },
    });
    if (!added) return { refused: "serial", why: "used", field: "serial", serial };
    const short = await takeFromStock(
      { tx, services, actor },
      { machine, orderId: order.id, reason: row.number },
    );
    return short ?? { replacementId: added.id };
  },
);
