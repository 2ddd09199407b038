import { eq, sql } from "drizzle-orm";
import { recordAudit } from "~/audit/audit.server";
import { staff } from "~/db/schema";
import { inTransaction } from "~/db/transaction.server";
import type { Role } from "~/roles";
import type { Services } from "~/services-context";
import { type By, requireManager } from "./by";
import { unlessLastOwner } from "./last-owner.server";

export type RoleChange =
  | { state: "changed"; name: string; from: Role; to: Role }
  | { state: "last-owner" }
  | { state: "gone" };

/** At once: the next request of theirs is judged by the new role. */
export async function changeRole(
  { db }: Pick<Services, "db">,
  by: By,
  { id, role }: { id: string; role: Role },
): Promise<RoleChange> {
  requireManager(by);
  return unlessLastOwner(() =>
    inTransaction(db, async (tx): Promise<RoleChange> => {
      const [person] = await tx.select().from(staff).where(eq(staff.id, id)).for("update");
      if (!person) return { state: "gone" };
      const change = { state: "changed", name: person.name, from: person.role, to: role } as const;
      if (person.role === role) return change;
      await tx.update(staff).set({ role, updatedAt: sql`now()` }).where(eq(staff.id, id));
      await recordAudit(tx, by, {
        action: "changed the role",
        subject: "staff",
        subjectId: id,
        before: { role: person.role },
        after: { role },
      });
      return change;
    }),
  );
}
