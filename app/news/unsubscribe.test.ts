import { beforeAll, beforeEach, expect, test } from "vitest";
import { newsSubscriptions } from "~/db/schema";
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

  test("the link in the confirmation leads to a button that stops the news", async () => {
    await site.request(
      "/contact",
      formPost({ name: "Wanjiku", email: "wanjiku@kamau.co.ke", message: "Bei?", news: "on" }),
    );
    const emails = await emailsInOutbox(services());
    const confirmation = emails.find(({ to }) => to?.[0]?.address === "wanjiku@kamau.co.ke");
    const [path = ""] = confirmation?.text?.match(/\/news\/unsubscribe\/[\w-]+/) ?? [];

    const page = await site.request(path);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("private, no-store");
    expect(await page.text()).toMatch(/<form method="post">.*<button/);
    expect(await withdrawnAt()).toBeNull();

    expect((await site.request(path, formPost({}))).status).toBe(200);
    expect(await withdrawnAt()).toBeInstanceOf(Date);
  });

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
