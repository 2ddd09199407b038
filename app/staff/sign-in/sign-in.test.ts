import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { newSignInToken } from "~/access/sign-in-link.server";
import { auditEvents, staff, staffSessions, staffVerifications } from "~/db/schema";
import { askForSignInLink, mailProofLink } from "~/people/sign-in.server";
import { formPost, openSite } from "../../../tests/app";
import { mailAskedLinks } from "../../../tests/asked-links";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { linksMailedTo, signIn } from "../../../tests/staff";

onDatabase((services) => {
  beforeEach(async () => {
    await emptyDatabase(services());
    await services()
      .db.insert(staff)
      .values({ name: "Amina Hassan", email, role: "sales", emailVerified: true });
  });

  const email = "amina@velto.example";

  test("known and unknown addresses get the same answer, and only the known one an email", async () => {
    const site = await openSite(services());
    const answers = [];
    for (const address of [email, "nobody@velto.example"]) {
      const answer = await site.request("/staff/sign-in", formPost({ email: address, next: "/staff/me" }));
      const html = (await answer.text()).replaceAll(address, "x").replace(/nonce="[^"]*"/g, "");
      answers.push({ status: answer.status, html, cookies: cookieNames(answer) });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 200, cookies: ["staff.asked", "staff.next"] });
    // Looked for after the answer, so that its time tells nothing either.
    expect(await linksMailedTo(services(), email)).toEqual([]);
    await mailAskedLinks(services());
    expect(await linksMailedTo(services(), email)).toHaveLength(1);
    expect(await linksMailedTo(services(), "nobody@velto.example")).toEqual([]);
  });

  test("what is no address is said so beside the field, and kept", async () => {
    const site = await openSite(services());
    const answer = await site.request("/staff/sign-in", formPost({ email: "amina at velto" }));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('value="amina at velto"');
  });

  test("in the browser that asked, the link signs in once and goes where the person was going", async () => {
    const site = await openSite(services());
    const asked = await site.request("/staff/sign-in", formPost({ email, next: "/staff/me" }));
    await mailAskedLinks(services());
    const [url = ""] = await linksMailedTo(services(), email);
    const path = new URL(url).pathname;

    const opened = await site.request(path, {
      headers: { cookie: cookieOf(asked), "user-agent": "Firefox" },
    });
    expect(opened.status).toBe(302);
    expect(opened.headers.get("location")).toBe("/staff/passkey?next=%2Fstaff%2Fme");
    const me = await site.request("/staff/me", { headers: { cookie: cookieOf(opened) } });
    expect(me.status).toBe(200);
    const [session] = await services().db.select().from(staffSessions);
    expect(session).toMatchObject({ userAgent: "Firefox", ipAddress: null });
    const [row] = await services()
      .db.select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, session?.userId ?? ""));
    expect(row).toMatchObject({ action: "signed in", after: { by: "link" } });

    const again = await site.request(path, { headers: { cookie: cookieOf(asked) } });
    expect(again.status).toBe(410);
  });

  test("in another browser it asks first, and looking uses nothing up", async () => {
    const site = await openSite(services());
    const token = await newSignInToken(services(), email);
    for (let look = 0; look < 2; look++) {
      const looked = await site.request(`/staff/sign-in/${token}`);
      expect([looked.status, looked.headers.getSetCookie()]).toEqual([200, []]);
    }
    const opened = await site.request(`/staff/sign-in/${token}`, formPost({}));
    expect(opened.status).toBe(302);
    expect(cookieNames(opened)).toContain("staff.session_token");
    // The router fetches the data of `/staff` from `/staff.data`, where a cookie for `/staff` would be missing.
    const session = opened.headers.getSetCookie().find((cookie) => cookie.startsWith("staff.session_token="));
    expect(session).toMatch(/; Path=\/(;|$)/);
    expect((await site.request(`/staff/sign-in/${token}`, formPost({}))).status).toBe(410);
  });

  test("whoever did not ask for it makes the link void", async () => {
    const site = await openSite(services());
    const token = await newSignInToken(services(), email);
    await site.request(`/staff/sign-in/${token}`, formPost({ do: "refuse" }));
    expect((await site.request(`/staff/sign-in/${token}`, formPost({}))).status).toBe(410);
    expect(await services().db.select().from(staffSessions)).toEqual([]);
  });

  test("a link that is too old, or was never made, has run out", async () => {
    const site = await openSite(services());
    const token = await newSignInToken(services(), email);
    await services().db.update(staffVerifications).set({ expiresAt: sql`now() - interval '1 second'` });
    for (const each of [token, "madeUpMadeUpMadeUpMadeUpMadeUpMa"]) {
      expect((await site.request(`/staff/sign-in/${each}`)).status).toBe(410);
      const used = await site.request(`/staff/sign-in/${each}`, formPost({}));
      expect([used.status, cookieNames(used)]).toEqual([410, []]);
    }
  });

  test("whoever was switched off has no access, and gets no new link", async () => {
    const site = await openSite(services());
    const token = await newSignInToken(services(), email);
    await services().db.update(staff).set({ disabledAt: new Date() });
    expect((await site.request(`/staff/sign-in/${token}`)).status).toBe(403);
    const used = await site.request(`/staff/sign-in/${token}`, formPost({}));
    expect([used.status, cookieNames(used)]).toEqual([403, []]);
    await askForSignInLink(services(), { email, sender: "198.51.100.1" });
    await mailAskedLinks(services());
    expect(await linksMailedTo(services(), email)).toEqual([]);
  });

  const ask = (address: string, sender: string) => askForSignInLink(services(), { email: address, sender });

  test("five links an hour from a sender for an address, twenty for all, known or not", async () => {
    const state = (address: string, sender: string) => ask(address, sender).then(({ state }) => state);
    for (const address of [email, "nobody@velto.example"]) {
      for (let sent = 0; sent < 5; sent++) expect(await state(address, "192.0.2.9")).toBe("asked");
      expect(await state(address, "192.0.2.9")).toBe("too-many");
    }
    for (let sent = 0; sent < 20; sent++) {
      expect(await state(`n${sent}@velto.example`, "203.0.113.7")).toBe("asked");
    }
    expect(await state("one.more@velto.example", "203.0.113.7")).toBe("too-many");
  });

  test("strangers who ask in somebody's name keep them from nothing", async () => {
    const strangers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask(email, `203.0.113.${index}`)),
    );
    expect(new Set(strangers.map(({ state }) => state))).toEqual(new Set(["asked"]));
    await mailAskedLinks(services());
    const mailed = await linksMailedTo(services(), email);
    expect(mailed).toHaveLength(2);

    // Nobody's browser is told anything else, and the links that came work.
    const site = await openSite(services());
    const asked = await site.request(
      "/staff/sign-in",
      formPost({ email }, { "x-forwarded-for": "192.0.2.10" }),
    );
    expect([asked.status, cookieNames(asked)]).toEqual([200, ["staff.asked", "staff.next"]]);
    await mailAskedLinks(services());
    expect(await linksMailedTo(services(), email)).toHaveLength(2);
    const paths = mailed.map((url) => new URL(url).pathname);
    for (const path of paths) expect((await site.request(path, formPost({}))).status).toBe(302);

    // Both are used: whoever asks again gets another one at once.
    await ask(email, "192.0.2.11");
    await mailAskedLinks(services());
    expect(await linksMailedTo(services(), email)).toHaveLength(3);
  });

  test("a person who is signed in proves it whatever strangers asked for, five times an hour", async () => {
    for (let index = 0; index < 10; index++) await ask(email, `203.0.113.${index}`);
    await mailAskedLinks(services());
    const person = { id: randomUUID(), email };
    for (let sent = 0; sent < 5; sent++) {
      expect(await mailProofLink(services(), person)).toMatchObject({ state: "asked" });
    }
    expect(await mailProofLink(services(), person)).toMatchObject({ state: "too-many" });
    expect(await linksMailedTo(services(), email)).toHaveLength(7);
  });

  test("signing out ends the session, and needs a post", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    expect((await site.request("/staff/me", { headers: { cookie } })).status).toBe(200);
    expect((await site.request("/staff/sign-out", { headers: { cookie } })).headers.get("location")).toBe(
      "/staff/me",
    );
    const out = await site.request("/staff/sign-out", formPost({}, { cookie }));
    expect(out.headers.get("location")).toBe("/staff/sign-in");
    expect((await site.request("/staff/me", { headers: { cookie } })).status).toBe(302);
  });

  test("anybody may ask to sign in with a passkey, and nobody without a session to add one", async () => {
    const site = await openSite(services());
    expect((await site.request("/staff/auth/passkey/anything-else")).status).toBe(404);
    const options = await site.request("/staff/auth/passkey/generate-authenticate-options");
    expect(options.status).toBe(200);
    expect(await options.json()).toMatchObject({ rpId: "localhost", challenge: expect.any(String) });
    expect((await site.request("/staff/auth/passkey/generate-register-options")).status).toBe(401);
  });

  test("a passkey's options are given out sixty times in ten minutes for a network", async () => {
    const site = await openSite(services());
    const ask = (from: string) =>
      site.request("/staff/auth/passkey/generate-authenticate-options", {
        headers: { "x-forwarded-for": from },
      });
    for (let i = 0; i < 60; i++) expect((await ask(`2001:db8:0:1::${i}`)).status).toBe(200);
    const refused = await ask("2001:db8:0:1::abc");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await ask("2001:db8:0:2::1")).status).toBe(200);
    expect(await services().db.select().from(staffVerifications)).toHaveLength(61);
  });

  test("after signing in nobody is sent to another site", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales");
    for (const next of [
      "/staff.evil.example",
      "https://evil.example",
      "//evil.example",
      "/staff\\evil",
      "/contact",
    ]) {
      const answer = await site.request(`/staff/sign-in?next=${encodeURIComponent(next)}`, {
        headers: { cookie },
      });
      expect([next, answer.headers.get("location")]).toEqual([next, "/staff"]);
    }
  });
});

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function cookieNames(answer: Response): string[] {
  return answer.headers.getSetCookie().map((cookie) => cookie.slice(0, cookie.indexOf("=")));
}
