import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, shillings } from "~/money/cents";
import { clash, dueAtPickUp, hireForDays, hireForHours, returnedLate } from "./rental";

const generator = {
  hour: shillings(1500),
  day: shillings(9000),
  week: shillings(48000),
  deposit: shillings(20000),
};
const scaffold = { day: shillings(2500), week: shillings(12000), deposit: shillings(10000) };
const sound = {
  hour: shillings(1200),
  day: shillings(7500),
  week: shillings(32000),
  deposit: shillings(15000),
};

test("the generator, the scaffold and the PA system of the design", () => {
  expect(hireForDays(generator, 4).cost).toBe(3600000);
  expect(dueAtPickUp(generator, hireForDays(generator, 4))).toBe(5600000);
  expect(hireForDays(generator, 6)).toEqual({ weeks: 1, days: 0, hours: 0, cost: 4800000 });
  expect(hireForDays(scaffold, 8)).toEqual({ weeks: 1, days: 1, hours: 0, cost: 1450000 });
  expect(hireForHours(sound, 4).cost).toBe(480000);
  expect(hireForHours(sound, 7)).toEqual({ weeks: 0, days: 1, hours: 0, cost: 750000 });
  expect(returnedLate(generator, 1)).toEqual({ fee: 1125000, depositBack: 875000, stillToPay: 0 });
});

const rates = fc.record({
  hour: fc.option(fc.integer({ min: 1, max: 500_000 }).map(cents), { nil: undefined }),
  day: fc.integer({ min: 1, max: 5_000_000 }).map(cents),
  week: fc.integer({ min: 1, max: 30_000_000 }).map(cents),
  deposit: fc.nat(20_000_000).map(cents),
});
const days = fc.integer({ min: 1, max: 60 });

test("no mix of weeks and days is cheaper, and every day is covered", () => {
  fc.assert(
    fc.property(rates, days, (rate, count) => {
      const hire = hireForDays(rate, count);
      expect(hire.weeks * 7 + hire.days).toBeGreaterThanOrEqual(count);
      expect(hire.cost).toBe(hire.weeks * rate.week + hire.days * rate.day);
      for (let weeks = 0; weeks <= 10; weeks++) {
        expect(hire.cost).toBeLessThanOrEqual(weeks * rate.week + Math.max(0, count - 7 * weeks) * rate.day);
      }
    }),
  );
});

test("a longer hire never costs less", () => {
  fc.assert(
    fc.property(rates, days, (rate, count) => {
      expect(hireForDays(rate, count + 1).cost).toBeGreaterThanOrEqual(hireForDays(rate, count).cost);
      expect(hireForHours(rate, 5).cost).toBeLessThanOrEqual(hireForDays(rate, 1).cost);
    }),
  );
});

test("deposit and late fee make up each other", () => {
  fc.assert(
    fc.property(rates, fc.nat(30), (rate, late) => {
      const { fee, depositBack, stillToPay } = returnedLate(rate, late);
      expect(rate.deposit - fee).toBe(depositBack - stillToPay);
      expect(Math.min(depositBack, stillToPay)).toBe(0);
      if (late === 0) expect([fee, depositBack]).toEqual([0, rate.deposit]);
    }),
  );
});

test("two bookings clash when they share a day, whichever is asked", () => {
  const booking = fc.record({ from: fc.nat(14), days: fc.integer({ min: 1, max: 7 }) });
  fc.assert(
    fc.property(booking, booking, (one, other) => {
      const span = ({ from, days }: typeof one) => Array.from({ length: days }, (_, day) => from + day);
      const shared = span(one).some((day) => span(other).includes(day));
      expect(clash(one, [other]) !== undefined).toBe(shared);
      expect(clash(other, [one]) !== undefined).toBe(shared);
    }),
  );
});
