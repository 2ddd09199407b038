import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { staffSecret } from "~/access/secret.server";
import { hashToken } from "~/access/token.server";
import { conversations, staff, staffSessions } from "~/db/schema";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onEachDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("whoever is not signed in is sent to sign in, and back afterwards", async () => {
    const site = await openSite(services());
    const answer = await site.request("/staff?view=mine");
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/staff/sign-in?next=%2Fstaff%3Fview%3Dmine");
  });

  test("a signed-in person sees their name, and what waits in each room", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales", "Brian Otieno");
    await services().db.insert(conversations).values({ kind: "contact", name: "Jane", search: "" });
    const answer = await site.request("/staff", { headers: { cookie } });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain("Brian Otieno");
    expect(html).toMatch(/Inbox<\/span><b>1<\/b>/);
    expect(html).not.toContain("/staff/people");
  });

  test("without the database nobody is sent to sign in: they are asked to try again", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    const visit = () => site.request("/staff", { headers: { cookie } });
    expect((await visit()).status).toBe(200);
    vi.spyOn(services().db, "select").mockImplementation(() => {
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    });
    onTestFinished(() => void vi.restoreAllMocks());
    expect((await visit()).status).toBe(503);
  });

  test("a form that comes without a session loses nothing: it can be sent again", async () => {
    const site = await openSite(services());
    const typed = { do: "role", text: 'Two lines\nof "text" <b>', again: "yes" };
    const answer = await site.request("/staff/people?page=2", formPost(typed));
    expect(answer.status).toBe(401);
    const html = await answer.text();
    expect(html).toContain('<form class="form" action="/staff/people?page=2" method="post">');
    expect(html).toContain('<input type="hidden" name="do" value="role"/>');
    expect(html).toContain('name="text" value="Two lines\nof &quot;text&quot; &lt;b&gt;"/>');
  });

  test("what a session was 12 hours idle for, or 30 days old, is over", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    const visit = () => site.request("/staff/me", { headers: { cookie } });
    const [session] = await services().db.select().from(staffSessions);
    const hours = ((session?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(12, 1);

    await set({ updatedAt: sql`now() - interval '20 minutes'`, expiresAt: sql`now() + interval '11 hours'` });
    const prolonged = await visit();
    expect(prolonged.status).toBe(200);
    expect(prolonged.headers.getSetCookie().join()).toContain("staff.session_token");

    await set({ createdAt: sql`now() - interval '31 days'` });
    expect((await visit()).status).toBe(302);
    await set({ createdAt: sql`now()`, expiresAt: sql`now() - interval '1 second'` });
    expect((await visit()).status).toBe(302);
  });

  test("the database holds a session's hash, which opens nothing; sessions from before hold the token", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    const [, token = ""] = /staff\.session_token=([\w-]+)/.exec(cookie) ?? [];
    const secret = await staffSecret(services());
    const visit = async (value: string) => {
      const signature = createHmac("sha256", secret).update(value).digest("base64");
      const sent = `staff.session_token=${encodeURIComponent(`${value}.${signature}`)}`;
      return (await site.request("/staff/me", { headers: { cookie: sent } })).status;
    };
    const [session] = await services().db.select().from(staffSessions);
    expect(session?.token).toBe(hashToken(token));
    expect(await visit(token)).toBe(200);
    expect(await visit(hashToken(token))).toBe(302);
    const forged = await site.request("/staff/me", { headers: { cookie: cookie.slice(0, -6) } });
    expect(forged.status).toBe(302);

    await set({ token: "kZ2mQ9xW4vT7bN1cR8sL5pD3fG6hJ0aY" });
    expect(await visit("kZ2mQ9xW4vT7bN1cR8sL5pD3fG6hJ0aY")).toBe(200);
    expect(await visit(token)).toBe(302);
  });

  test("people ask for a sign-in of the last 30 minutes, and keep what was typed", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "owner");
    const visit = () => site.request("/staff/people", { headers: { cookie } });
    expect((await visit()).status).toBe(200);
    await set({ createdAt: sql`now() - interval '31 minutes'` });
    const refused = await visit();
    expect(refused.headers.get("location")).toBe("/staff/prove?next=%2Fstaff%2Fpeople");
    const posted = await site.request(
      "/staff/people/invite",
      formPost({ name: "Mercy Wekesa", email: "mercy@velto.example", role: "sales" }, { cookie }),
    );
    expect(posted.status).toBe(401);
    expect(await posted.text()).toContain('name="email" value="mercy@velto.example"');
    expect(await services().db.select().from(staff)).toHaveLength(1);
  });

  test("nothing of the staff side is kept or found, its errors and data included", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "support");
    const paths = [
      "/staff",
      "/staff/sign-in",
      "/staff/people",
      "/staff/nothing",
      "/staff/me.data",
      "/STAFF/me",
    ];
    for (const path of paths) {
      for (const headers of [{}, { cookie }] as Record<string, string>[]) {
        const answer = await site.request(path, { headers });
        expect([path, answer.headers.get("cache-control")]).toEqual([path, "private, no-store"]);
        expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
        expect(answer.headers.get("referrer-policy")).toBe("same-origin");
      }
    }
  });

  test("403 and 404 are said inside the frame", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "support", "Kevin Mutua");
    for (const [path, status] of [
      ["/staff/people", 403],
      ["/staff/nothing/here", 404],
    ] as const) {
      const answer = await site.request(path, { headers: { cookie } });
      expect([path, answer.status]).toEqual([path, status]);
      expect(await answer.text()).toContain("Kevin Mutua");
    }
  });

  test("the pulse tells whether a session is over without leaving the page", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    expect((await site.request("/staff/pulse", { headers: { cookie } })).status).toBe(204);
    await services().db.delete(staffSessions);
    expect((await site.request("/staff/pulse", { headers: { cookie } })).status).toBe(401);
  });

  function set(values: Partial<Record<keyof typeof staffSessions.$inferSelect, unknown>>) {
    return services()
      .db.update(staffSessions)
      .set(values as never);
  }
});
