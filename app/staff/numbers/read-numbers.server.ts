import { type Actor, may, requireRight } from "~/access/rights";
import { reportsDatabase } from "~/db/reports.server";
import type { Services } from "~/services-context";
import { answerHours } from "~/working-time/answer-hours.server";
import { medianOf } from "../median";
import { answerHoursOf, answersIn } from "./answers.server";
import { funnelOf } from "./funnel";
import { happenedByDay, happenedByKind, type Kind } from "./happened.server";
import { receivedByDay, soldMachines } from "./money.server";
import { type Range, rangeBefore } from "./range";
import { pointsOf } from "./series";
import { shownSpeeds } from "./speed";
import { speedsIn } from "./speed.server";
import { tablesOf } from "./tables";
import { visitsByDay, visitsByKind } from "./visits.server";

export type Numbers = Awaited<ReturnType<typeof readNumbers>>;

/** Everything that the page and its file show. No amounts for whoever may not see money. */
export async function readNumbers(services: Pick<Services, "db">, actor: Actor, range: Range) {
  requireRight(actor, "numbers.read");
  const db = reportsDatabase(services);
  const seesMoney = may(actor, "money.read");
  const both = { from: rangeBefore(range).from, to: range.to };
  const [days, kinds, happened, happenedKinds, received, machines, pairs, measured, opening] =
    await Promise.all([
      visitsByDay(db, both),
      visitsByKind(db, range),
      happenedByDay(db, both),
      happenedByKind(db, range),
      seesMoney ? receivedByDay(db, both) : [],
      soldMachines(db, range),
      answersIn(db, both),
      speedsIn(db, both, range),
      answerHours(db),
    ]);
  const answers = answerHoursOf(pairs, both, opening);
  const points = (rows: { day: string; count: number }[]) => pointsOf(rows, range);
  const ofKind = (kind: Kind) => happened.filter((row) => row.kind === kind);
  const worth = ofKind("orders").map(({ day, cents }) => ({ day, count: cents }));
  return {
    figures: {
      visits: points(days.map(({ day, entries }) => ({ day, count: entries }))),
      views: points(days.map(({ day, views }) => ({ day, count: views }))),
      messages: points(ofKind("messages")),
      demos: points(ofKind("demos")),
      quotations: points(ofKind("quotations")),
      orders: points(ofKind("orders")),
    },
    money: seesMoney
      ? { worth: points(worth), received: points(received.map(({ day, cents }) => ({ day, count: cents }))) }
      : undefined,
    answers: {
      points: pointsOf([], range).map(({ from, to, label }) => ({
        ...{ from, to, label },
        hours: medianOf(hoursIn(answers, { from, to })),
      })),
      now: medianOf(hoursIn(answers, range)),
      before: medianOf(hoursIn(answers, rangeBefore(range))),
    },
    funnel: funnelOf(days, happened, range),
    speeds: shownSpeeds(measured),
    tables: tablesOf(kinds, happenedKinds, machines, seesMoney),
  };
}

function hoursIn(answers: { day: string; hours: number }[], { from, to }: Range): number[] {
  return answers.filter(({ day }) => from <= day && day <= to).map(({ hours }) => hours);
}
