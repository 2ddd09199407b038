import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Config } from "~/config";
import type { Database } from "~/db/open.server";
import { conversations } from "~/db/schema";

/** Where replies to our emails in a conversation go: our mailbox, with the conversation's own token. None without a mailbox. */
export async function replyAddress(
  tx: Database,
  { inbox }: Pick<Config, "inbox">,
  conversationId: string,
): Promise<string | undefined> {
  if (!inbox) return undefined;
  const [local = "", domain] = inbox.address.split("@");
  if (!inbox.takesPlus || local.length > longestLocal) return inbox.address;
  const drawn = randomUUID().replaceAll("-", "");
  const [found] = await tx
    .update(conversations)
    .set({ replyToken: sql`coalesce(${conversations.replyToken}, ${drawn})` })
    .where(eq(conversations.id, conversationId))
    .returning({ token: conversations.replyToken });
  return found ? `${local}+${found.token}@${domain}` : inbox.address;
}

/** What stands before the at sign has 64 characters at most; a token and its plus take 33. */
const longestLocal = 31;

/** The reply tokens in these addresses. The mailbox's own name is ignored, since it may have changed. */
export function tokensIn(addresses: string[]): string[] {
  return addresses.flatMap((address) => /\+([0-9a-f]{32})@/i.exec(address)?.[1]?.toLowerCase() ?? []);
}
