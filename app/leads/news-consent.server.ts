import type { Database } from "~/db/open.server";
import { formTexts } from "~/forms/texts";
import { subscribeToNews } from "~/news/subscriptions.server";
import { unsubscribeUrl } from "~/news/unsubscribe-link";
import type { Services } from "~/services.server";

type Asked = { news?: boolean; email?: string; isSpam: boolean; source: "contact" | "demo" };

/** Records a ticked box, apart from the lead it came with, and gives back what the confirmation says about it. */
export async function recordNewsConsent(
  tx: Database,
  { config }: Pick<Services, "config">,
  { news, email, isSpam, source }: Asked,
): Promise<{ unsubscribeUrl?: string }> {
  if (!news || !email || isSpam) return {};
  const token = await subscribeToNews(tx, { email, source, wording: formTexts.news });
  return { unsubscribeUrl: unsubscribeUrl(config.siteUrl, token) };
}
