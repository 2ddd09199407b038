import { callBackSeconds } from "~/conversations/states";
import type { IncomingKind } from "~/db/schema";
import { longTime } from "~/time/words";
import { reasonOf } from "../emails/reason";
import { sizeWords } from "../health/warnings";
import { eventWords, inboxTexts as texts } from "./content";
import type { readConversation } from "./read-conversation.server";
import type { ThreadItem } from "./thread";

type Found = NonNullable<Awaited<ReturnType<typeof readConversation>>>;

/** Messages, answers, notes and what was done, in the order of time. */
export function showThread(
  { conversation, messages, demos, entries, events, received, files, failures }: Found,
  now: Date,
): ThreadItem[] {
  const failed = new Map(failures.map((failure) => [emailSubjectId(failure), failure]));
  const bounced = new Map(
    received
      .filter(({ kind }) => kind === "bounce")
      .map(({ aboutKey, reason }) => [aboutKey?.split(":")[1] ?? "", wordsFor({ reason })]),
  );
  const items: ThreadItem[] = [
    ...[...messages, ...demos.map((demo) => ({ ...demo, transcript: null }))].map((message) => ({
      type: "message" as const,
      key: message.id,
      at: message.createdAt,
      from: conversation.name,
      text: message.message || "Asked for a demo, without a message.",
      transcript: message.transcript ?? undefined,
    })),
    ...received.map((email) => ({
      type: "received" as const,
      key: email.id,
      at: email.createdAt,
      kind: email.kind as Exclude<IncomingKind, "unreadable">,
      from: email.fromName || conversation.name,
      address: isSame(email.fromEmail, conversation.email) ? undefined : (email.fromEmail ?? undefined),
      subject: email.subject || undefined,
      text: email.body,
      quoted: email.quoted || undefined,
      reason: email.kind === "bounce" ? wordsFor(email) : undefined,
      files: files
        .filter(({ emailId }) => emailId === email.id)
        .map(({ id, name, sizeBytes, refused }) => ({ id, name, size: sizeWords(sizeBytes), refused })),
    })),
    ...entries.map((entry) => ({
      type: "entry" as const,
      key: entry.id,
      at: entry.createdAt,
      kind: entry.kind,
      author: { id: entry.authorId ?? entry.id, name: entry.authorName },
      subject: entry.subject ?? undefined,
      text: entry.body,
      failed: failureWords(failed.get(entry.id)) ?? bounced.get(entry.id),
      isQueued: failed.has(entry.id),
      canCallBack:
        entry.kind === "email" && now.getTime() - entry.createdAt.getTime() < callBackSeconds * 1000,
    })),
    ...failures
      .filter((failure) => !entries.some(({ id }) => id === emailSubjectId(failure)))
      .map((failure) => ({
        type: "event" as const,
        key: `failed-${failure.id}`,
        at: failure.failedAt,
        text: texts.failedEmail(failure.email.subject, failure.email.to, failureWords(failure) ?? ""),
      })),
    ...events
      .filter(({ action }) => action in eventWords)
      .map((event) => ({
        type: "event" as const,
        key: `event-${event.id}`,
        at: event.at,
        text: `${event.actor} ${eventWords[event.action]}${detailOf(event)}`,
      })),
  ];
  return items.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function isSame(one: string | null, other: string | null): boolean {
  return one?.toLowerCase() === other?.toLowerCase();
}

/** In words, as on the page of failed emails; what the mail server wrote where they say too little. */
function wordsFor({ reason }: { reason: string | null }): string {
  return reasonOf({ state: "rejected", reason: reason ?? "" }).words;
}

/** What the key of an email names: an answer, a message, a demo request or a booking. */
function emailSubjectId({ email }: Found["failures"][number]): string {
  return email.key.split(":")[1] ?? "";
}

function failureWords(failure: Found["failures"][number] | undefined): string | undefined {
  return failure && reasonOf(failure).words;
}

function detailOf({ action, after }: Found["events"][number]): string {
  if (action === "assign") return ` ${after?.owner ?? "nobody"}`;
  if (!action.startsWith("demo-") || !after?.startsAt) return "";
  return ` of ${longTime(new Date(String(after.startsAt)))}, with ${after.host}`;
}
