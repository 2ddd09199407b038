import { isNull } from "drizzle-orm";
import { staff } from "~/db/schema";
import type { Services } from "~/services-context";

/** Those who can be given work. */
export function activePeople({ db }: Pick<Services, "db">) {
  return db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(isNull(staff.disabledAt))
    .orderBy(staff.name);
}
