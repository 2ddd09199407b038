import { sql } from "drizzle-orm";
import { type Actor, may } from "~/access/rights";
import { inOneStatement } from "~/db/one-statement.server";
import type { Services } from "~/services.server";
import { answerHoursColumn } from "~/working-time/answer-hours.server";
import { moneyToLookAt } from "../money/look-at.server";
import { byStatus, byWeek, firstAnswers, leads, medians, ordersOfMonth } from "./charts.server";
import { conversationsThatWait, isDue, ordersThatWait } from "./waiting.server";

/** More than anybody does in a day; the lists behind hold the rest. */
const longest = 100;

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What waits for an answer, money that somebody should look at, and the charts. One query; no amounts for support. */
export async function readToday({ db }: Pick<Services, "db">, actor: Actor, mine: boolean, now: Date) {
  const asked = { ownerId: mine ? actor.id : undefined, now, limit: longest };
  const seesMoney = may(actor, "money.read");
  const found = await inOneStatement(db, {
    hours: answerHoursColumn,
    conversations: conversationsThatWait(asked),
    orders: seesMoney ? ordersThatWait(asked) : nothing,
    money: seesMoney ? moneyToLookAt(asked) : nothing,
    leads: leads(now),
    months: seesMoney ? ordersOfMonth(now) : nothing,
    answers: firstAnswers(now),
  });
  const { hours, conversations, orders, money } = found;
  return {
    waiting: { hours, conversations, orders: orders.filter((order) => isDue(order, hours, now)), money },
    isFull: conversations.length === longest || orders.length === longest,
    leads: byWeek(found.leads, now),
    orders: seesMoney ? byStatus(found.months, now) : undefined,
    answers: medians(found.answers, hours, now),
  };
}

const nothing = sql<never[]>`'[]'::json`;
