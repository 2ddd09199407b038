import { data } from "react-router";
import { z } from "zod";
import type { Actor } from "~/access/rights";
import { fieldLimits } from "~/choices/field-limits";
import { changesBetween, groupsOf } from "~/content-desk/changes";
import { shownFields } from "~/content-desk/fields";
import { type AnyKind, keptOf, readForm, readStored } from "~/content-desk/kind";
import { findKind } from "~/content-desk/kinds";
import {
  contentHistory,
  contentOf,
  findVersion,
  publish,
  restore,
  saveDraft,
} from "~/content-versions/content-versions.server";
import type { Services } from "~/services-context";
import { kindTexts as texts } from "./content";

type Asked = { services: Services; actor: Actor; params: { kind: string } };

/** What the page of a kind shows. */
export async function shownKind({ services, actor, params, url }: Asked & { url: URL }) {
  const kind = kindIn(params);
  const before = numberIn(url, "after");
  const [{ latest, live, draft }, history] = await Promise.all([
    contentOf(services, actor, kind.id),
    contentHistory(services, actor, { kind: kind.id, before, limit: perPage + 1 }),
  ]);
  const now = readStored(kind, latest?.data) ?? kind.inCode;
  const groups = groupsOf(kind, now);
  const part = url.searchParams.get("part");
  const shown = kind.oneByOne ? groups.filter(({ id }) => id === part) : groups;
  return {
    title: kind.title,
    text: kind.text,
    parts: kind.oneByOne ? groups.map(({ id, title }) => ({ id, title })) : [],
    groups: shown.map((group) => ({ ...group, values: shownFields(now, group.fields) })),
    base: latest?.id ?? 0,
    draft: draft && { by: draft.author, at: draft.at, note: draft.note },
    history: history.slice(0, perPage).map(({ data: _, authorId: __, ...version }) => version),
    next: history.length > perPage ? String(history[perPage - 1]?.id) : undefined,
    compared: await compared({ services, actor, kind, version: numberIn(url, "compare"), live: live?.data }),
  };
}

const perPage = 20;

async function compared({
  services,
  actor,
  kind,
  version,
  live,
}: {
  services: Services;
  actor: Actor;
  kind: AnyKind;
  version: number | undefined;
  live: unknown;
}) {
  const found = version === undefined ? undefined : await findVersion(services, actor, kind.id, version);
  if (!found) return undefined;
  const [was, is] = [live, found.data].map((stored) => readStored(kind, stored) ?? kind.inCode);
  return { at: found.at, changes: changesBetween(kind, was, is) };
}

/** The fields of the kind come besides, by the names of its form. */
export const kindInput = z.looseObject({
  do: z.enum(["draft", "preview", "publish", "restore"]),
  base: z.coerce.number().int().min(0),
  part: z.string().max(80).optional(),
  version: z.coerce.number().int().optional(),
  note: z.string().trim().max(fieldLimits.contentNote, "Shorten this to 200 characters.").optional(),
});

type Input = z.output<typeof kindInput>;

/** What is asked before it is published: by its field, what will be different. */
export async function sureOf({ services, actor, params, input }: Asked & { input: Input }) {
  if (input.do !== "publish") return undefined;
  const kind = kindIn(params);
  const read = await readInput({ services, actor, params, input });
  if ("errors" in read) return undefined;
  const { live } = await contentOf(services, actor, kind.id);
  const changes = changesBetween(kind, readStored(kind, live?.data) ?? kind.inCode, read.data);
  if (changes.length === 0) return undefined;
  const named = [
    ...new Set(
      changes.map(
        ({ group, label, is }) => `${group}, ${label}${is.length < 40 ? `: ${is || "empty"}` : ""}`,
      ),
    ),
  ];
  const { title, act } = texts.sure;
  return {
    title,
    text: texts.sure.changes(named.slice(0, 8).join("; ") + (named.length > 8 ? " …" : "")),
    act,
  };
}

export async function actOnKind(asked: Asked & { input: Input }) {
  const { services, actor, params, input } = asked;
  const kind = kindIn(params);
  const to = `/staff/content/${kind.id}${input.part ? `?part=${encodeURIComponent(input.part)}` : ""}`;
  if (input.do === "restore") {
    const wanted = { kind: kind.id, version: input.version ?? 0, base: input.base };
    return answered(await restore(services, actor, wanted), to, texts.done.restore);
  }
  const read = await readInput(asked);
  if ("errors" in read) return { errors: read.errors, status: 400 };
  const written = { kind: kind.id, data: keptOf(kind, read.data), base: input.base, note: input.note };
  if (input.do === "preview") {
    const seen = `/staff/content/preview?to=${encodeURIComponent(kind.seenOn)}`;
    return answered(await saveDraft(services, actor, written), seen);
  }
  if (input.do === "draft") return answered(await saveDraft(services, actor, written), to, texts.done.draft);
  return answered(await publish(services, actor, written), to, texts.done.publish);
}

/** The form with what stands beside it: a page may show one part of a kind. */
async function readInput({ services, actor, params, input }: Asked & { input: Input }) {
  const kind = kindIn(params);
  const { latest } = await contentOf(services, actor, kind.id);
  const before = readStored(kind, latest?.data) ?? kind.inCode;
  const fields = groupsOf(kind, before)
    .filter(({ id }) => !kind.oneByOne || id === input.part)
    .flatMap((group) => group.fields);
  const read = readForm(kind, fields, before, input as Record<string, string | string[]>);
  if ("errors" in read || input.do !== "publish") return read;
  const errors = (
    kind.wrongNow as ((data: unknown, now: Date) => Record<string, string> | undefined) | undefined
  )?.(read.data, new Date());
  return errors ? { errors } : read;
}

function answered(outcome: Awaited<ReturnType<typeof restore>>, to: string, toast?: string) {
  if ("version" in outcome) return { to, toast };
  return { problem: outcome.refused === "changed" ? texts.changed(outcome.by) : texts.unknown };
}

function kindIn({ kind }: { kind: string }): AnyKind {
  const found = findKind(kind);
  if (!found) throw data(null, 404);
  return found;
}

function numberIn(url: URL, name: string): number | undefined {
  const given = url.searchParams.get(name) ?? "";
  return /^\d{1,15}$/.test(given) ? Number(given) : undefined;
}
