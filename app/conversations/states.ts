import type { ConversationStatus } from "~/db/schema";

/** Where each verb may start, and where it leads. */
export const conversationMoves = {
  answer: { from: ["new", "answered"], to: "answered" },
  close: { from: ["new", "answered"], to: "closed" },
  reopen: { from: ["answered", "closed"], to: "new" },
  spam: { from: ["new", "answered", "closed"], to: "spam" },
  "not-spam": { from: ["spam"], to: "new" },
} satisfies Record<string, { from: ConversationStatus[]; to: ConversationStatus }>;

export type ConversationMove = keyof typeof conversationMoves;

export function isPossible(move: ConversationMove, from: ConversationStatus): boolean {
  return (conversationMoves[move].from as ConversationStatus[]).includes(from);
}

/** An answer by email leaves after so long, and can be called back until then. */
export const callBackSeconds = 60;
