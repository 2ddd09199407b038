import type { z } from "zod";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services.server";
import { findSetting, setSetting } from "~/settings/settings.server";
import { answerHoursInput } from "./answer-hours-input";
import { type OpeningHours, openingHours } from "./opening-hours";

const key = "answer-hours";

/** When people answer, as an owner last set it; until then as the site says. Another server knows a change within half a minute. */
export function answerHours(db: Database): Promise<OpeningHours> {
  const known = read.get(db);
  if (known && known.until > Date.now()) return known.hours;
  const hours = findSetting<unknown>(db, key).then((value) => stored.safeParse(value).data ?? openingHours);
  // A database that was away just now may be there for the next request.
  hours.catch(() => read.delete(db));
  read.set(db, { hours, until: Date.now() + 30_000 });
  return hours;
}

const read = new WeakMap<Database, { hours: Promise<OpeningHours>; until: number }>();
const stored = answerHoursInput.pick({ days: true, opens: true, closes: true, closedOn: true });

export async function changeAnswerHours(
  { db }: Pick<Services, "db">,
  actor: Actor,
  hours: z.output<typeof answerHoursInput>,
) {
  requireRight(actor, "hours.change");
  const { days, opens, closes, closedOn } = hours;
  await inTransaction(db, async (tx) => {
    const before = await findSetting<OpeningHours>(tx, key);
    await setSetting(tx, key, hours);
    await recordAudit(tx, actor, {
      action: "change-answer-hours",
      subject: "settings",
      before: before && said(before),
      after: said({ days, opens, closes, closedOn }),
    });
  });
  read.delete(db);
}

function said({ days, opens, closes, closedOn = [] }: OpeningHours) {
  return { days: days.join(","), opens, closes, closedOn: closedOn.join(",") };
}
