import type { Booker } from "./book-demo.server";
import type { Choice } from "./choice";
import { type Diary, type Host, staffSlots, visitorSlots } from "./slots";

/** The slot that was chosen, if it is among those offered, with those who could take it. */
export function findSlot(
  diary: Diary,
  edition: string | null,
  { startsAt, place, hostId }: Choice,
  by: Booker,
  now: Date,
): { at: Date; hosts: Host[] } | undefined {
  const offered = by === "visitor" ? visitorSlots(diary, edition, now) : staffSlots(diary, edition, now);
  const slot = offered.flatMap(({ slots }) => slots).find(({ at }) => at.getTime() === startsAt.getTime());
  return slot && { at: slot.at, hosts: slot.hosts[place].filter(({ id }) => !hostId || id === hostId) };
}
