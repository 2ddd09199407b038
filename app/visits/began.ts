import { createContext } from "react-router";
import type { Began } from "~/db/schema";
import { visitOf } from "./visit";

/** Tells which addresses are pages that everybody can open. */
export const publicPagesContext = createContext<(path: string) => boolean>(() => false);

/** How the visit of a sender began, as the browser tells it. Anybody may send anything: what is not known is nothing. */
export function readBegan(told: string | undefined, isPage: (path: string) => boolean): Began | undefined {
  if (!told || told.length > 1_000) return undefined;
  const about = new URLSearchParams(told);
  const [path = "", from = "", named = ""] = ["page", "from", "campaign"].map(
    (name) => about.get(name) ?? "",
  );
  if (!isPage(path)) return undefined;
  const { page, referrer, campaign } = visitOf({ page: path, from, campaign: named });
  return { page, ...(referrer && { referrer }), ...(campaign && { campaign }) };
}
