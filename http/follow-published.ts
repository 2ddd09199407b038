import { atMoment, readPublished } from "~/content-desk/published.server";
import { publishedRevision } from "~/content-versions/content-versions.server";
import { apply, type Published } from "~/published/published";
import type { Services } from "~/services-context";

/** How often each server asks whether something was published: one row, by a connection that is open anyway. */
const everyMs = 1_000;

/**
 * Keeps a server at what staff have published, in this moment and from then on. `changed` is called after each change.
 * A database that is away leaves the site as it is; no listening connection is held, which a pooler could not give.
 */
export async function followPublished(services: Services, changed: () => void) {
  const { log } = services;
  let known: Published | undefined;
  let shown = "";
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look() {
    const revision = await publishedRevision(services);
    if (revision !== known?.revision) known = await readPublished(services);
    const content = atMoment(known.content, new Date());
    const text = JSON.stringify(content);
    if (text === (shown || "{}")) return;
    shown = text;
    apply({ ...known, content });
    log.info({ revision: known.revision }, "the site says what is published now");
    changed();
  }

  async function again() {
    try {
      await look();
      if (isAway) log.info("published content can be read again");
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "published content can't be read; the site stays as it is");
      isAway = true;
    }
    if (!isStopped) timer = setTimeout(again, everyMs).unref();
  }

  await look();
  timer = setTimeout(again, everyMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
