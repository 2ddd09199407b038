import type { Cents } from "./money";

export type Rates = { hour?: Cents; day: Cents; week: Cents; deposit: Cents };
export type Hire = { weeks: number; days: number; hours: number; cost: Cents };

/** The cheapest mix of weeks and days. More weeks than needed may be cheaper than the days. */
export function hireForDays(rates: Rates, days: number): Hire {
  const mixes = Array.from({ length: Math.ceil(days / 7) + 1 }, (_, weeks) => {
    const rest = Math.max(0, days - weeks * 7);
    return { weeks, days: rest, hours: 0, cost: weeks * rates.week + rest * rates.day };
  });
  return cheapest(mixes);
}

/** Part of one day: hours, if they are cheaper than the day. */
export function hireForHours(rates: Rates, hours: number): Hire {
  const day = hireForDays(rates, 1);
  if (rates.hour === undefined) return day;
  return cheapest([day, { weeks: 0, days: 0, hours, cost: rates.hour * hours }]);
}

export function dueAtPickUp({ deposit }: Rates, hire: Hire): Cents {
  return hire.cost + deposit;
}

export type Return = { fee: Cents; depositBack: Cents; stillToPay: Cents };

/** Each late day costs a quarter more than the day. It is taken from the deposit as far as that goes. */
export function returnedLate({ day, deposit }: Rates, lateDays: number): Return {
  const fee = Math.round((day * 5) / 4) * lateDays;
  return { fee, depositBack: Math.max(0, deposit - fee), stillToPay: Math.max(0, fee - deposit) };
}

export type Booking = { from: number; days: number };

/** Days are counted from the calendar's first; a booking ends before the day on which the next may begin. */
export function clash<B extends Booking>(booking: Booking, others: readonly B[]): B | undefined {
  return others.find(({ from, days }) => booking.from < from + days && from < booking.from + booking.days);
}

function cheapest(hires: Hire[]): Hire {
  return hires.reduce((best, hire) => (hire.cost < best.cost ? hire : best));
}
