import { beforeEach, expect, test } from "vitest";
import { contactMessages, newsSubscriptions, staffSessions } from "~/db/schema";
import { sendMessage } from "~/leads/contact-messages.server";
import { subscribeToNews } from "~/news/subscriptions.server";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";

const person = "joseph@karanja.example";

onDatabase((services) => {
  beforeEach(async () => {
    await emptyDatabase(services());
    const message = { name: "Joseph Karanja", email: person, message: "Deposits?" };
    await sendMessage(services(), message, { channel: "form" });
    const consent = { email: person, wording: "Email me", source: "contact" as const };
    await subscribeToNews(services().db, consent);
  });

  test("somebody is found, and what is held is listed; who is not found is said so", async () => {
    const page = await post("/staff/privacy", { do: "find", person: "JOSEPH@karanja.example" });
    expect(page.status).toBe(200);
    expect(page.text).toContain("Joseph Karanja");
    expect(page.text).toContain("Contact message");
    expect(page.text).not.toContain("Deposits?");
    const nobody = await post("/staff/privacy", { do: "find", person: "nobody@karanja.example" });
    expect(nobody.text).not.toContain("Joseph Karanja");
    const wrong = await post("/staff/privacy", { do: "find", person: "joseph" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('value="joseph"');
  });

  test("the export is a file, or a page without anything from elsewhere", async () => {
    const json = await post("/staff/privacy/held", { person, as: "json" });
    expect(json.headers.get("content-disposition")).toContain("attachment");
    expect(JSON.parse(json.text)).toMatchObject({ messages: [{ message: "Deposits?", email: person }] });
    expect(json.text).not.toContain("unsubscribeToken");
    const page = await post("/staff/privacy/held", { person, as: "page" });
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.text).toContain("Deposits?");
    expect(page.text).not.toContain("<script");
  });

  test("details are corrected and news stopped by plain forms", async () => {
    const wrong = await post("/staff/privacy", { do: "correct", person, name: "Jo", email: "no", phone: "" });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/aria-invalid="true"[^>]*name="email"/);
    expect(wrong.text).toContain('value="Jo"');
    await post("/staff/privacy", { do: "correct", person, name: "Josephine", email: "", phone: "" });
    expect((await services().db.select().from(contactMessages))[0]?.name).toBe("Josephine");
    await post("/staff/privacy", { do: "stop-news", person, sure: "yes" });
    expect((await services().db.select().from(newsSubscriptions))[0]?.withdrawnAt).not.toBeNull();
  });

  test("erasing shows what goes, asks for the word, and does it", async () => {
    const asked = await post("/staff/privacy/erase", { do: "ask", person });
    expect(asked.status).toBe(200);
    expect(asked.text).toContain("1 message");
    const fields = { do: "erase", person, reason: "asked", askedOn: "2026-11-10", askedBy: "email" };
    const refused = await post("/staff/privacy/erase", { ...fields, confirm: "erase" });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/aria-invalid="true"[^>]*name="confirm"/);
    expect(await services().db.$count(contactMessages)).toBe(1);
    const done = await post("/staff/privacy/erase", { ...fields, confirm: "ERASE" });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/staff/privacy"]);
    expect(await services().db.$count(contactMessages)).toBe(0);
  });

  test("erasing and giving out ask for a sign-in of the last half hour", async () => {
    const { cookie } = await signIn(services(), "owner");
    await services()
      .db.update(staffSessions)
      .set({ createdAt: new Date(Date.now() - 31 * 60 * 1000) });
    const site = await openSite(services());
    const erase = await site.request("/staff/privacy/erase", formPost({ do: "ask", person }, { cookie }));
    expect(erase.status).toBe(401);
    const held = await site.request("/staff/privacy/held", formPost({ person }, { cookie }));
    expect(held.headers.get("location")).toMatch(/^\/staff\/prove/);
  });

  async function post(path: string, fields: Record<string, string>) {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "owner");
    const answer = await site.request(path, formPost(fields, { cookie }));
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  }
});
