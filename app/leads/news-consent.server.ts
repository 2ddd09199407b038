import type { Database } from "~/db/open.server";
import { confirmUrl } from "~/news/confirm-link.server";
import type { Services } from "~/services-context";

type Asked = { id: string; news?: boolean; email?: string; isSpam: boolean; source: "contact" | "demo" };

/**
 * What the confirmation says about a ticked box: the link that starts the news. Anybody can tick it in somebody else's
 * name, so it is no consent yet, and nothing of it is stored.
 */
export async function askForNews(
  tx: Database,
  { config }: Pick<Services, "config">,
  { id, news, email, isSpam, source }: Asked,
): Promise<{ newsUrl?: string }> {
  if (!news || !email || isSpam) return {};
  return { newsUrl: await confirmUrl(tx, config.siteUrl, { source, id }) };
}
