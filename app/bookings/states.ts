import type { BookingState } from "~/db/schema";

/** What may follow what; the database refuses the rest. A cancelled demo stays so: another time is another booking. */
const bookingMoves: Record<BookingState, BookingState[]> = {
  booked: ["held", "missed", "cancelled"],
  held: ["missed"],
  missed: ["held"],
  cancelled: [],
};

export function mayBecome(from: BookingState, to: BookingState): boolean {
  return bookingMoves[from].includes(to);
}
