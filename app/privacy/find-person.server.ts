import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { isNothing } from "./erase-plan";
import { type Held, heldAbout } from "./held.server";
import type { Person } from "./person.server";

/** Looks for somebody in every table. The search is written down, without what was searched for. */
export function findPerson(services: Services, actor: Actor, person: Person): Promise<Held> {
  return readHeld(services, actor, person, "search");
}

/** The same, to be given out to the person. */
export function exportPerson(services: Services, actor: Actor, person: Person): Promise<Held> {
  return readHeld(services, actor, person, "export");
}

function readHeld(services: Services, actor: Actor, person: Person, action: "search" | "export") {
  requireRight(actor, "privacy.work");
  return inTransaction(services.db, async (tx) => {
    const held = await heldAbout(services, tx, person);
    const after = { by: person.by, found: !isNothing(held) };
    await recordAudit(tx, actor, { action, subject: "privacy", after });
    return held;
  });
}
