import type { AuditActor } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import type { Services } from "~/services-context";
import type { Shortage } from "./follow-order.server";
import { machineName } from "./machine-name";
import { lockStock, moveStock } from "./move.server";

type Taken = { tx: Database; services: Pick<Services, "jobs" | "config">; actor: AuditActor };
type Back = { machine: string | null; orderId: string; reason: string };

/** A machine that came back and can be sold again. */
export async function takeIntoStock(taken: Taken, { machine, ...about }: Back) {
  const [held] = machine ? await lockStock(taken.tx, [machine]) : [];
  if (held?.isKept) await moveStock(taken, held, { kind: "returned", onHand: 1, reserved: 0, ...about });
}

/** A machine that leaves in the place of one that came back. */
export async function takeFromStock(
  taken: Taken,
  { machine, ...about }: Back,
): Promise<Shortage | undefined> {
  const [held] = machine ? await lockStock(taken.tx, [machine]) : [];
  if (!held?.isKept) return undefined;
  if (held.onHand === 0)
    return { refused: "not-in-stock", why: "not-here", machine: machineName(held.machine), count: 0 };
  await moveStock(taken, held, { kind: "replaced", onHand: -1, reserved: 0, ...about });
  return undefined;
}
