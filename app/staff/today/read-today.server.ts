import { type Actor, may } from "~/access/rights";
import { openReminders } from "~/reminders/reminders.server";
import type { Services } from "~/services-context";
import { lowStocks } from "~/stock/read-stock.server";
import { nairobiDay } from "~/time/nairobi";
import { answerHours } from "~/working-time/answer-hours.server";
import { moneyToLookAt } from "../money/look-at.server";
import { byStatus, byWeek, firstAnswers, leads, medians, ordersOfMonth } from "./charts.server";
import { conversationsThatWait, isDue, ordersThatWait, taxInvoicesThatWait } from "./waiting.server";

/** More than anybody does in a day; the lists behind hold the rest. */
const longest = 40;

export type Today = Awaited<ReturnType<typeof readToday>>;

/** What waits for an answer, money that somebody should look at, and the charts. No amounts for support. */
export async function readToday({ db }: Pick<Services, "db">, actor: Actor, mine: boolean, now: Date) {
  const asked = { ownerId: mine ? actor.id : undefined, now, limit: longest };
  const seesMoney = may(actor, "money.read");
  const due = { until: nairobiDay(now), mine };
  const [hours, conversations, orders, reminders, money, taxInvoices, low, weeks, month, answers] =
    await Promise.all([
      answerHours(db),
      conversationsThatWait(db, asked),
      seesMoney ? ordersThatWait(db, asked) : [],
      openReminders({ db }, actor, due),
      seesMoney ? moneyToLookAt(db, asked) : [],
      may(actor, "tax-invoices.work") ? taxInvoicesThatWait(db, asked) : [],
      mine ? [] : lowStocks({ db }),
      leads(db, now),
      seesMoney ? ordersOfMonth(db, now) : [],
      firstAnswers(db, now),
    ]);
  return {
    waiting: {
      hours,
      conversations,
      orders: orders.filter((order) => isDue(order, hours, now)),
      reminders,
      money,
      taxInvoices,
      low,
    },
    isFull: conversations.length === longest || orders.length === longest,
    leads: byWeek(weeks, now),
    orders: seesMoney ? byStatus(month, now) : undefined,
    answers: medians(answers, hours, now),
  };
}
