import { type Booking, clash } from "~/till/rules/rental";
import { calendar, counted, dayName, machines, said } from "./content";
import { chosenBooking, type Hired, type Yard } from "./state";

export type Action =
  | { do: "choose"; booking: number }
  | { do: "put"; booking: number; from: number; days: number }
  | { do: "hours"; hours: number }
  | { do: "late"; by: 1 | -1 };

export const mostLateDays = 3;

/** Two weeks of bookings. One that can't go where it is put stays where it was, and the line says why. */
export function hire(yard: Yard, action: Action): Yard {
  switch (action.do) {
    case "choose":
      return choose(yard, action.booking);
    case "put":
      return put(choose(yard, action.booking), action);
    case "hours":
      return { ...yard, hours: action.hours };
    case "late":
      return { ...yard, lateDays: Math.max(0, Math.min(yard.lateDays + action.by, mostLateDays)) };
  }
}

/** What stands in the way of a booking there: the calendar's edge, or another booking. */
export function obstacle(yard: Yard, booking: Hired, place: Booking): "edge" | Hired | undefined {
  if (place.days < 1 || place.from < 0 || place.from + place.days > calendar.days) return "edge";
  const others = yard.bookings.filter(({ id, machine }) => machine === booking.machine && id !== booking.id);
  return clash(place, others);
}

function choose(yard: Yard, id: number): Yard {
  const booking = yard.bookings.find((one) => one.id === id);
  if (!booking || booking.isService || yard.chosen === id) return yard;
  return { ...yard, chosen: id, hours: 0, lateDays: 0 };
}

function put(yard: Yard, { booking: id, from, days }: { booking: number } & Booking): Yard {
  const booking = chosenBooking(yard);
  if (booking.id !== id || days < 1) return yard;
  const inTheWay = obstacle(yard, booking, { from, days });
  if (inTheWay) return { ...yard, note: { text: why(booking, inTheWay), isWrong: true } };
  return {
    ...yard,
    bookings: yard.bookings.map((one) => (one.id === id ? { ...one, from, days } : one)),
    hours: days === 1 ? yard.hours : 0,
    note: { text: said.moved(booking.name, dayName(from), counted(days, "day")), isWrong: false },
  };
}

function why(booking: Hired, inTheWay: "edge" | Hired): string {
  if (inTheWay === "edge") return said.edge;
  const machine = machines[booking.machine].name;
  const from = dayName(inTheWay.from);
  return inTheWay.isService
    ? said.inService(machine, from, booking.name)
    : said.clash(machine, inTheWay.name, from, booking.name);
}
