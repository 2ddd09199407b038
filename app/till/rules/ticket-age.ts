export type TicketAge = "calm" | "soon" | "late";

const soonAfter = 8 * 60;
const lateAfter = 12 * 60;

/** How long an order has hung on the kitchen rail, in seconds. */
export function ticketAge(seconds: number): TicketAge {
  if (seconds >= lateAfter) return "late";
  return seconds >= soonAfter ? "soon" : "calm";
}
