import { atLeast0, type Cents, minus, portion, sum, times } from "~/money/cents";

export type Rates = { hour?: Cents; day: Cents; week: Cents; deposit: Cents };
export type Hire = { weeks: number; days: number; hours: number; cost: Cents };

/** The cheapest mix of weeks and days. More weeks than needed may be cheaper than the days. */
export function hireForDays(rates: Rates, days: number): Hire {
  const mixes = Array.from({ length: Math.ceil(days / 7) + 1 }, (_, weeks) => {
    const rest = Math.max(0, days - weeks * 7);
    return { weeks, days: rest, hours: 0, cost: sum([times(rates.week, weeks), times(rates.day, rest)]) };
  });
  return cheapest(mixes);
}

/** Part of one day: hours, if they are cheaper than the day. */
export function hireForHours(rates: Rates, hours: number): Hire {
  const day = hireForDays(rates, 1);
  if (rates.hour === undefined) return day;
  return cheapest([day, { weeks: 0, days: 0, hours, cost: times(rates.hour, hours) }]);
}

export function dueAtPickUp({ deposit }: Rates, hire: Hire): Cents {
  return sum([hire.cost, deposit]);
}

export type Return = { fee: Cents; depositBack: Cents; stillToPay: Cents };

/** Each late day costs a quarter more than the day. It is taken from the deposit as far as that goes. */
export function returnedLate({ day, deposit }: Rates, lateDays: number): Return {
  const fee = times(portion(day, 5, 4), lateDays);
  return { fee, depositBack: atLeast0(minus(deposit, fee)), stillToPay: atLeast0(minus(fee, deposit)) };
}

export type Booking = { from: number; days: number };

/** Days are counted from the calendar's first; a booking ends before the day on which the next may begin. */
export function clash<B extends Booking>(booking: Booking, others: readonly B[]): B | undefined {
  return others.find(({ from, days }) => booking.from < from + days && from < booking.from + booking.days);
}

function cheapest(hires: Hire[]): Hire {
  return hires.reduce((best, hire) => (hire.cost < best.cost ? hire : best));
}
