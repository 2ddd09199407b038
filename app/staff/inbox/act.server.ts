import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "~/access/rights";
import { addEntry, answerByEmail } from "~/conversations/answer.server";
import { assignConversation } from "~/conversations/assign.server";
import {
  type Changed,
  moveConversation,
  type Refusal,
  undoMove,
} from "~/conversations/change-conversation.server";
import { staff } from "~/db/schema";
import type { Services } from "~/services-context";
import type { ConversationInput } from "./input";

/** Does what a person asked for on a conversation's page. */
export async function actOn(
  services: Services,
  actor: Actor,
  id: string,
  input: Exclude<ConversationInput, { intent: "call-back" }>,
): Promise<Changed | Refusal | { logged: true }> {
  switch (input.intent) {
    case "email":
      return answerByEmail(services, actor, { id, version: input.version }, { ...input, id: input.entry });
    case "assign":
      return assignConversation(
        services,
        actor,
        { id, version: input.version },
        await person(services, input.owner),
      );
    case "move":
      return moveConversation(services, actor, { id, version: input.version }, input.move);
    case "undo":
      return undoMove(services, actor, { id, version: input.version });
    default:
      return addEntry(services, actor, id, { id: input.entry, kind: input.intent, body: input.body });
  }
}

export async function person({ db }: Pick<Services, "db">, id: string) {
  if (!id) return null;
  const [found] = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.disabledAt)));
  return found ?? null;
}
