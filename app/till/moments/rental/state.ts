import { type Cents, minus, nothing, times } from "~/money/cents";
import {
  type Booking,
  dueAtPickUp,
  type Hire,
  hireForDays,
  hireForHours,
  type Rates,
  type Return,
  returnedLate,
} from "~/till/rules/rental";
import { type MachineName, machines } from "./content";

/** Days are counted from the calendar's first. */
export type Hired = Booking & { id: number; machine: MachineName; name: string; isService?: boolean };

export type Yard = {
  bookings: readonly Hired[];
  chosen: number;
  /** Of a booking of one day; none means the whole day. */
  hours: number;
  lateDays: number;
  /** The line under the calendar; wrong when a booking could not go where it was put. */
  note: { text: string; isWrong: boolean };
};

export const fortnight: Yard = {
  bookings: [
    { id: 1, machine: "generator", name: "Site office, Ruaka", from: 1, days: 4 },
    { id: 2, machine: "generator", name: "Film crew", from: 9, days: 2 },
    { id: 3, machine: "excavator", name: "Borehole, Kitui", from: 2, days: 5 },
    { id: 4, machine: "excavator", name: "Service", from: 10, days: 2, isService: true },
    { id: 5, machine: "scaffold", name: "Kilimani block C", from: 0, days: 8 },
    { id: 6, machine: "sound", name: "Expo", from: 4, days: 1 },
    { id: 7, machine: "sound", name: "Church fair", from: 11, days: 2 },
  ],
  chosen: 1,
  hours: 0,
  lateDays: 0,
  note: { text: "", isWrong: false },
};

export function chosenBooking({ bookings, chosen }: Yard): Hired {
  const booking = bookings.find(({ id }) => id === chosen);
  if (!booking) throw new Error(`No booking ${chosen}`);
  return booking;
}

export type Cost = { rates: Rates; hire: Hire; due: Cents; back: Return; saved: Cents };

export function costOf(yard: Yard): Cost {
  const { machine, days } = chosenBooking(yard);
  const rates: Rates = machines[machine].rates;
  const isByHour = days === 1 && yard.hours > 0;
  const hire = isByHour ? hireForHours(rates, yard.hours) : hireForDays(rates, days);
  return {
    rates,
    hire,
    due: dueAtPickUp(rates, hire),
    back: returnedLate(rates, yard.lateDays),
    saved: isByHour ? nothing : minus(times(rates.day, days), hire.cost),
  };
}
