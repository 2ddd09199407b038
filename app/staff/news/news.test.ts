import { beforeEach, expect, test } from "vitest";
import { auditEvents, newsSubscriptions } from "~/db/schema";
import { subscribeToNews } from "~/news/subscriptions.server";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";

onDatabase((services) => {
  beforeEach(async () => {
    await emptyDatabase(services());
    for (const email of ["halima@noor.example", "joseph@karanja.example"])
      await subscribeToNews(services().db, { email, wording: "Email me product news.", source: "contact" });
  });

  test("who agreed stands in the list, and is stopped for whoever asks us to", async () => {
    const { cookie } = await signIn(services(), "sales");
    const site = await openSite(services());
    const page = async () => (await site.request("/staff/news", { headers: { cookie } })).text();
    expect(await page()).toMatch(/2 people agreed.*halima@noor\.example.*Email me product news\./s);
    const [halima] = await services().db.select().from(newsSubscriptions).orderBy(newsSubscriptions.email);
    const stop = () =>
      site.request("/staff/news", formPost({ id: halima?.id ?? "", sure: "yes" }, { cookie }));
    expect((await stop()).headers.get("location")).toBe("/staff/news");
    expect(await page()).toContain("1 person agreed");
    expect(await page()).not.toContain("halima@noor.example");
    await stop();
    const events = await services().db.select().from(auditEvents);
    expect(events.filter(({ action }) => action === "stop-news")).toHaveLength(1);
  });

  test("the file has addresses for owners, and none without personal data", async () => {
    const day = { list: "news", from: "2026-01-01", to: "2030-01-01", status: "" };
    const site = await openSite(services());
    const file = async (role: "owner" | "sales", fields: Record<string, string>) => {
      const { cookie } = await signIn(services(), role);
      return site.request("/staff/export/file", formPost({ ...day, purpose: "", ...fields }, { cookie }));
    };
    const personal = { personal: "true", purpose: "News of December" };
    const text = await (await file("owner", personal)).text();
    expect(text).toMatch(/Agreed,With,To,Email,Stops at\r\n/);
    expect(text).toMatch(/halima@noor\.example,https?:.*\/unsubscribe\//);
    expect(await (await file("sales", {})).text()).not.toContain("@noor");
    expect((await file("sales", personal)).status).toBe(403);
  });
});
