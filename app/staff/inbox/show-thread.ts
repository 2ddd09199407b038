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
  const when = (at: string) => shortTime(new Date(at), now);
  const items: (ThreadItem & { time: string })[] = [
    ...[...messages, ...demos].map((message) => ({
      type: "message" as const,
      key: message.id,
      time: message.created_at,
      at: when(message.created_at),
      from: conversation.name,
      text: message.message || "Asked for a demo, without a message.",
      transcript: message.transcript ?? undefined,
    })),
    ...entries.map((entry) => ({
      type: "entry" as const,
      key: entry.id,
      time: entry.created_at,
      at: when(entry.created_at),
      kind: entry.kind,
      author: entry.author_name,
      subject: entry.subject ?? undefined,
      text: entry.body,
    })),
    ...events
      .filter(({ action }) => action in eventWords)
      .map((event) => ({
        type: "event" as const,
        key: `event-${event.id}`,
        time: event.at,
        at: when(event.at),
        text: `${event.actor} ${eventWords[event.action]}${detailOf(event)}`,
      })),
  ];
  return items.sort((a, b) => a.time.localeCompare(b.time)).map(({ time: _, ...item }) => item as ThreadItem);
}

function detailOf({ action, after }: Found["events"][number]): string {
  if (action === "assign") return ` ${after?.owner ?? "nobody"}`;
  if (!action.startsWith("demo-") || !after?.startsAt) return "";
  return ` of ${longTime(new Date(after.startsAt))}, with ${after.host}`;
}
