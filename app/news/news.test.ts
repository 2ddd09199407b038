import { beforeAll, beforeEach, expect, test } from "vitest";
import { contactMessages, newsSubscriptions } from "~/db/schema";
import { formTexts } from "~/forms/texts";
import { formPost, openSite } from "../../tests/app";
import { emptyDatabase, onEachDatabase } from "../../tests/databases";
import { emailsInOutbox } from "../../tests/emails";

onEachDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  beforeAll(async () => {
    site = await openSite(services());
  });
  beforeEach(() => emptyDatabase(services()));

  const withdrawnAt = async () => (await services().db.select().from(newsSubscriptions))[0]?.withdrawnAt;

  const subscriptions = () => services().db.select().from(newsSubscriptions);

  test("the link in the confirmation leads to a button that starts the news, and that to one that stops it", async () => {
    await site.request(
      "/contact",
      formPost({ name: "Wanjiku", email: "wanjiku@kamau.co.ke", message: "Bei?", news: "on" }),
    );
    const emails = await emailsInOutbox(services());
    const confirmation = emails.find(({ to }) => to?.[0]?.address === "wanjiku@kamau.co.ke");
    const [start = ""] = confirmation?.text?.match(/\/news\/confirm\/[\w~-]+/) ?? [];
    await expectButton(start);
    expect(await subscriptions()).toEqual([]);

    const started = await site.request(start, formPost({}));
    expect(started.status).toBe(200);
    expect(await subscriptions()).toMatchObject([
      { email: "wanjiku@kamau.co.ke", source: "contact", wording: formTexts.news, withdrawnAt: null },
    ]);
    await site.request(start, formPost({}));
    expect(await subscriptions()).toHaveLength(1);

    const [stop = ""] = (await started.text()).match(/\/news\/unsubscribe\/[\w-]+/) ?? [];
    await expectButton(stop);
    expect(await withdrawnAt()).toBeNull();
    expect((await site.request(stop, formPost({}))).status).toBe(200);
    expect(await withdrawnAt()).toBeInstanceOf(Date);
  });

  test("a link that is changed, or whose message is gone, starts nothing", async () => {
    const send = formPost({ name: "Wanjiku", email: "w@kamau.co.ke", message: "Bei?", news: "on" });
    await site.request("/contact", send);
    const [email] = (await emailsInOutbox(services())).filter(
      ({ to }) => to?.[0]?.address === "w@kamau.co.ke",
    );
    const [path = ""] = email?.text?.match(/\/news\/confirm\/[\w~-]+/) ?? [];
    const changed = [path.slice(0, -1), path.replace("contact~", "demo~"), "/news/confirm/seven"];
    for (const wrong of changed) {
      expect((await site.request(wrong)).status).toBe(404);
      expect((await site.request(wrong, formPost({}))).status).toBe(404);
    }
    await services().db.delete(contactMessages);
    expect((await site.request(path, formPost({}))).status).toBe(404);
    expect(await subscriptions()).toEqual([]);
  });

  async function expectButton(path: string) {
    const page = await site.request(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toMatch(/<form method="post">.*<button/);
  }

  test("a mail program stops the news with its one click, and may click twice", async () => {
    const unsubscribeToken = "t".repeat(24);
    await services()
      .db.insert(newsSubscriptions)
      .values({ email: "w@kamau.co.ke", wording: "Email me", source: "demo", unsubscribeToken });
    const click = () =>
      site.request(`/news/unsubscribe/${unsubscribeToken}`, {
        method: "POST",
        body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      });
    expect((await click()).status).toBe(200);
    const stopped = await withdrawnAt();
    expect(stopped).toBeInstanceOf(Date);
    expect((await click()).status).toBe(200);
    expect(await withdrawnAt()).toEqual(stopped);
  });

  test("what can't be a token is not found", async () => {
    expect((await site.request("/news/unsubscribe/seven")).status).toBe(404);
    expect((await site.request("/news/unsubscribe/seven", formPost({}))).status).toBe(404);
  });
});
