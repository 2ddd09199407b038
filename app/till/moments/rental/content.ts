import { shillings } from "~/money/cents";
import type { Rates } from "~/till/rules/rental";

/** Rates in cents. */
export const machines = {
  generator: {
    name: "Generator 20 kVA",
    units: "1 free of 3",
    rates: {
      hour: shillings(1_500),
      day: shillings(9_000),
      week: shillings(48_000),
      deposit: shillings(20_000),
    },
  },
  excavator: {
    name: "Excavator, mini",
    units: "1 unit",
    rates: {
      hour: shillings(4_500),
      day: shillings(28_000),
      week: shillings(150_000),
      deposit: shillings(100_000),
    },
  },
  scaffold: {
    name: "Scaffold tower",
    units: "2 free of 6",
    rates: { day: shillings(2_500), week: shillings(12_000), deposit: shillings(10_000) },
  },
  sound: {
    name: "PA system",
    units: "1 free of 2",
    rates: {
      hour: shillings(1_200),
      day: shillings(7_500),
      week: shillings(32_000),
      deposit: shillings(15_000),
    },
  },
} satisfies Record<string, { name: string; units: string; rates: Rates }>;

export type MachineName = keyof typeof machines;
export const machineNames = Object.keys(machines) as MachineName[];

export const calendar = {
  label: "Reservation calendar",
  month: "March",
  /** The first day shown, a Monday. */
  first: 3,
  days: 14,
  letters: ["M", "T", "W", "T", "F", "S", "S"],
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  hint: "Drag a booking to move it. With the keyboard: arrow keys move, Shift and arrow keys change the length.",
  booking: (name: string, machine: string, from: string, length: string) =>
    `${name}, ${machine}, ${from}, ${length}. Arrow keys move it, Shift and arrow keys change the length`,
};

export const controls = {
  label: "Chosen booking",
  rate: "Rate, ksh",
  hour: "Hour",
  day: "Day",
  week: "Week",
  none: "–",
  start: "Start",
  earlier: "One day earlier",
  later: "One day later",
  length: "Length",
  shorter: "One day shorter",
  longer: "One day longer",
  byTheHour: "By the hour",
  hours: "Hours, 0 means the whole day",
  wholeDay: "Whole day",
  late: "Came back late",
  lessLate: "Back one day earlier",
  moreLate: "Back one day later",
};

export const slip = {
  label: "What it costs",
  to: "to",
  at: "at",
  cheaper: (hours: string) => `1 day, cheaper than ${hours}`,
  saved: (days: string) => `Saved against ${days} at the day rate`,
  deposit: "Damage deposit, refundable",
  due: "Due at pick-up, ksh",
  late: (days: number, each: string) => `Late fee, ${days} × ${each}`,
  back: "Deposit to refund",
  still: "Balance to pay on return",
};

export const said = {
  moved: (name: string, from: string, length: string) =>
    `${name}: ${from}, ${length}. Rate and deposit updated.`,
  clash: (machine: string, other: string, from: string, name: string) =>
    `${machine} is out with ${other} from ${from}. ${name} stays where it was.`,
  inService: (machine: string, from: string, name: string) =>
    `${machine} is in service from ${from}. ${name} stays where it was.`,
  edge: "The calendar shows two weeks.",
};

/** `4 days`. */
export function counted(count: number, unit: "hour" | "day" | "week"): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** `Wed 5 March`, for a day counted from the calendar's first. */
export function dayName(day: number): string {
  return `${calendar.weekdays[day % 7]} ${calendar.first + day} ${calendar.month}`;
}
