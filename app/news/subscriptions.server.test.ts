import { beforeEach, expect, test } from "vitest";
import { newsSubscriptions } from "~/db/schema";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { isUnsubscribeToken, subscribeToNews, unsubscribeFromNews } from "./subscriptions.server";

const consent = { email: "wanjiku@kamau.co.ke", wording: "Email me", source: "contact" as const };

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));
  const rows = () => services().db.select().from(newsSubscriptions).orderBy(newsSubscriptions.consentedAt);

  test("asked for twice is one subscription, also at the same moment", async () => {
    const { db } = services();
    const asked = [consent, { ...consent, email: "Wanjiku@Kamau.co.ke" }, consent];
    const tokens = await Promise.all(asked.map((one) => subscribeToNews(db, one)));
    expect(new Set(tokens).size).toBe(1);
    expect(isUnsubscribeToken(String(tokens[0]))).toBe(true);
    expect(await rows()).toHaveLength(1);
  });

  test("a token stops its own subscription, once", async () => {
    const { db } = services();
    const token = await subscribeToNews(db, consent);
    await subscribeToNews(db, { ...consent, email: "otieno@kamau.co.ke" });
    await unsubscribeFromNews(services(), token);
    const [first, other] = await rows();
    expect(first?.withdrawnAt).toBeInstanceOf(Date);
    expect(other?.withdrawnAt).toBeNull();
    await unsubscribeFromNews(services(), token);
    expect(await rows()).toEqual([first, other]);
  });

  test("whoever asks again after stopping has a new subscription, and the old proof stays", async () => {
    const first = await subscribeToNews(services().db, consent);
    await unsubscribeFromNews(services(), first);
    const second = await subscribeToNews(services().db, consent);
    expect(second).not.toBe(first);
    expect(await rows()).toMatchObject([{ withdrawnAt: expect.any(Date) }, { withdrawnAt: null }]);
  });
});
