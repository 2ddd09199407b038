import { and, eq, isNull } from "drizzle-orm";
import { staff } from "~/db/schema";
import type { Services } from "~/services-context";
import { isUuid } from "~/uuid";

/** Those who can be given work. */
export function activePeople({ db }: Pick<Services, "db">) {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(isNull(staff.disabledAt))
    .orderBy(staff.name);
}

/** The person something is given to: null for an empty id, undefined where the id is unknown. */
export async function activePerson({ db }: Pick<Services, "db">, id: string) {
  if (id === "") return null;
  if (!isUuid(id)) return undefined;
  const [person] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)));
  return person;
}
