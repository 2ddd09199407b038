import { and, eq, isNotNull } from "drizzle-orm";
import { type Actor, requireRight } from "~/access/rights";
import { incomingFiles } from "~/db/schema";
import type { Services } from "~/services-context";
import { isUuid } from "~/uuid";

/** A file that came with an email, with its bytes; nothing where it was not kept. */
export async function findFile({ db }: Pick<Services, "db">, actor: Actor, id: string) {
  requireRight(actor, "inbox.work");
  if (!isUuid(id)) return undefined;
  const [found] = await db
    .select({ name: incomingFiles.name, content: incomingFiles.content })
    .from(incomingFiles)
    .where(and(eq(incomingFiles.id, id), isNotNull(incomingFiles.content)));
  return found?.content ? { name: found.name, content: found.content } : undefined;
}
