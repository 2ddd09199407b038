import { and, eq, isNull } from "drizzle-orm";
import { staff } from "~/db/schema";
import type { Services } from "~/services-context";
import { isUuid } from "~/uuid";

/** Somebody who works here now. */
export async function findPerson({ db }: Pick<Services, "db">, id: string) {
  if (!isUuid(id)) return undefined;
  const [person] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)));
  return person;
}
