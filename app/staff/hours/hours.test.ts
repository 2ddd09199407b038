import { desc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEvents } from "~/db/schema";
import { answerHours, changeAnswerHours } from "~/working-time/answer-hours.server";
import { openingHours } from "~/working-time/opening-hours";
import { answerDue } from "~/working-time/working-time";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";

const friday = new Date("2026-11-20T10:00:00+03:00");

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("an owner changes when people answer, and what is due follows; it is written down", async () => {
    const { person, cookie } = await signIn(services(), "owner", "Wanjiru Maina");
    const hours = { days: [1, 2, 3, 4, 5], opens: "09:00", closes: "17:00", closedOn: ["2026-11-23"] };
    expect(answerDue(friday, openingHours)).toEqual(new Date("2026-11-21T10:00:00+03:00"));
    await changeAnswerHours(services(), person, hours);
    const read = await answerHours(services().db);
    expect(read).toEqual(hours);
    expect(answerDue(friday, read)).toEqual(new Date("2026-11-24T10:00:00+03:00"));
    const [event] = await services().db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      action: "change-answer-hours",
      actor: "Wanjiru Maina",
      after: { opens: "09:00" },
    });
    const page = await (await openSite(services())).request("/staff/hours", { headers: { cookie } });
    expect(page.status).toBe(200);
  });

  test("the page keeps what was typed wrongly, and stores what is right", async () => {
    const { cookie } = await signIn(services(), "owner");
    const site = await openSite(services());
    const fields = { days: "1", opens: "09:00", closes: "08:00", closedOn: "2026-12-24" };
    const wrong = await site.request("/staff/hours", formPost(fields, { cookie }));
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toMatch(/aria-invalid="true"[^>]*name="closes"/);
    const right = await site.request("/staff/hours", formPost({ ...fields, closes: "12:30" }, { cookie }));
    expect(right.status).toBe(303);
    const shown = await (await site.request("/staff/hours", { headers: { cookie } })).text();
    expect(shown).toContain('value="12:30"');
    expect(shown).toContain("2026-12-24");
  });
});
