import { callBackSeconds } from "~/conversations/states";
import { longTime, shortTime } from "~/time/words";
import { eventWords } from "./content";
import type { readConversation } from "./read-conversation.server";
import type { ThreadItem } from "./thread";

type Found = NonNullable<Awaited<ReturnType<typeof readConversation>>>;

/** Messages, answers, notes and what was done, in the order of time. */
export function showThread(
  { conversation, messages, demos, entries, events }: Found,
  now: Date,
): ThreadItem[] {
  const items: (ThreadItem & { time: Date })[] = [
    ...[...messages, ...demos.map((demo) => ({ ...demo, transcript: null }))].map((message) => ({
      type: "message" as const,
      key: message.id,
      time: message.createdAt,
      at: shortTime(message.createdAt, now),
      from: conversation.name,
      text: message.message || "Asked for a demo, without a message.",
      transcript: message.transcript ?? undefined,
    })),
    ...entries.map((entry) => ({
      type: "entry" as const,
      key: entry.id,
      time: entry.createdAt,
      at: shortTime(entry.createdAt, now),
      kind: entry.kind,
      author: entry.authorName,
      subject: entry.subject ?? undefined,
      text: entry.body,
      canCallBack:
        entry.kind === "email" && now.getTime() - entry.createdAt.getTime() < callBackSeconds * 1000,
    })),
    ...events
      .filter(({ action }) => action in eventWords)
      .map((event) => ({
        type: "event" as const,
        key: `event-${event.id}`,
        time: event.at,
        at: shortTime(event.at, now),
        text: `${event.actor} ${eventWords[event.action]}${detailOf(event)}`,
      })),
  ];
  return items
    .sort((a, b) => a.time.getTime() - b.time.getTime())
    .map(({ time: _, ...item }) => item as ThreadItem);
}

function detailOf({ action, after }: Found["events"][number]): string {
  if (action === "assign") return ` ${after?.owner ?? "nobody"}`;
  if (!action.startsWith("demo-") || !after?.startsAt) return "";
  return ` of ${longTime(new Date(String(after.startsAt)))}, with ${after.host}`;
}
