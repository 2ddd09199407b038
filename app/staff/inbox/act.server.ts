import type { Actor } from "~/access/rights";
import { addEntry, answerByEmail } from "~/conversations/answer.server";
import { assignConversation } from "~/conversations/assign.server";
import {
  type Changed,
  moveConversation,
  type Refusal,
  undoMove,
} from "~/conversations/change-conversation.server";
import { activePerson } from "~/people/active-people.server";
import type { Services } from "~/services-context";
import type { ConversationInput } from "./input";

/** Does what a person asked for on a conversation's page. */
export async function actOn(
  services: Services,
  actor: Actor,
  id: string,
  input: Exclude<ConversationInput, { intent: "call-back" | "insert" }>,
): Promise<Changed | Refusal | { logged: true } | { refused: "no-person" }> {
  switch (input.intent) {
    case "email":
      return answerByEmail(services, actor, { id, version: input.version }, { ...input, id: input.entry });
    case "assign": {
      const person = await activePerson(services, input.owner);
      if (person === undefined) return { refused: "no-person" };
      return assignConversation(services, actor, { id, version: input.version }, person);
    }
    case "move":
      return moveConversation(services, actor, { id, version: input.version }, input.move);
    case "undo":
      return undoMove(services, actor, { id, version: input.version });
    default:
      return addEntry(services, actor, id, { id: input.entry, kind: input.intent, body: input.body });
  }
}
