import {
  contentDrafts,
  publishedRevision,
  publishedVersions,
} from "~/content-versions/content-versions.server";
import type { Notice } from "~/published/content";
import type { Published } from "~/published/published";
import type { Services } from "~/services-context";
import { readLive } from "./kind";
import { findKind } from "./kinds";

/** What was published last of each kind. What this release can't read is as in the code, and said in the log. */
export async function readPublished(services: Services): Promise<Published> {
  const revision = await publishedRevision(services);
  // Nobody has published anything: nothing to read.
  const versions = revision === 0 ? [] : await publishedVersions(services);
  const content: Published["content"] = {};
  for (const { kind, data } of versions) {
    const known = findKind(kind);
    if (!known) continue;
    const read = readLive(known, data);
    if (read === undefined) services.log.error({ kind }, "published content does not fit this release");
    else Object.assign(content, { [kind]: read });
  }
  return { revision, content };
}

/** What visitors see of it at a moment: a notice that has not begun, has ended or says nothing is none. */
export function atMoment(content: Published["content"], now: Date): Published["content"] {
  const { notice, ...others } = content;
  return notice && isShown(notice, now) ? content : others;
}

function isShown({ text, from, until }: Notice, now: Date): boolean {
  if (!text.en) return false;
  return (!from || new Date(from) <= now) && (!until || now < new Date(until));
}

/** What the site would say if everything that waits as a draft were published. */
export async function draftedContent(services: Services): Promise<Published["content"]> {
  const { content } = await readPublished(services);
  for (const { kind, data } of await contentDrafts(services)) {
    const known = findKind(kind);
    const read = known && readLive(known, data);
    if (read !== undefined) Object.assign(content, { [kind]: read });
  }
  return content;
}
