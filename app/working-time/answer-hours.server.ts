import type { z } from "zod";
import { type Actor, requireRight } from "~/access/rights";
import { recordAudit } from "~/audit/audit.server";
import type { Database } from "~/db/open.server";
import { inTransaction } from "~/db/transaction.server";
import type { Services } from "~/services-context";
import { findSetting, setSetting } from "~/settings/settings.server";
import { answerHoursInput } from "./answer-hours-input";
import { type OpeningHours, openingHours } from "./opening-hours";

const key = "answer-hours";

/** When people answer, as an owner last set it; until then as the site says. */
export async function answerHours(db: Database): Promise<OpeningHours> {
  return stored.safeParse(await findSetting<unknown>(db, key)).data ?? openingHours;
}

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
}

function said({ days, opens, closes, closedOn = [] }: OpeningHours) {
  return { days: days.join(","), opens, closes, closedOn: closedOn.join(",") };
}
