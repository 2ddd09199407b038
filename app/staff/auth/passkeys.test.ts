import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { staff, staffPasskeys, staffSessions } from "~/db/schema";
import { openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { newPasskey } from "../../../tests/passkey";
import { signIn } from "../../../tests/staff";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("a passkey registers and signs in when it knows its person, and not otherwise", async () => {
    const { cookie } = await signIn(services(), "sales");
    let verifies = false;
    const passkey = newPasskey({ origin: services().config.siteUrl, verifies: () => verifies });

    const asked = await ask("generate-register-options", cookie);
    expect(asked.body.authenticatorSelection.userVerification).toBe("required");
    const refused = await answer("verify-registration", passkey.register(asked.body), asked.cookie);
    expect(refused).toMatchObject({ status: 403, body: { code: "NOT_VERIFIED" } });
    expect(await services().db.select().from(staffPasskeys)).toEqual([]);

    verifies = true;
    const again = await ask("generate-register-options", cookie);
    expect((await answer("verify-registration", passkey.register(again.body), again.cookie)).status).toBe(
      200,
    );
    expect(await services().db.select().from(staffPasskeys)).toHaveLength(1);

    await services().db.delete(staffSessions);
    for (const [isKnown, status, sessions] of [
      [false, 403, 0],
      [true, 200, 1],
    ] as const) {
      verifies = isKnown;
      const challenge = await ask("generate-authenticate-options", "");
      const signed = await answer("verify-authentication", passkey.signIn(challenge.body), challenge.cookie);
      expect(signed.status).toBe(status);
      expect(await services().db.select().from(staffSessions)).toHaveLength(sessions);
    }
  });

  test("a challenge is answered once, by the browser that was asked, on this site", async () => {
    const { cookie, person } = await signIn(services(), "sales");
    const origin = services().config.siteUrl;
    const passkey = newPasskey({ origin, verifies: () => true });
    const { db } = services();
    await db.insert(staffPasskeys).values({ ...passkey.stored, userId: person.id });
    const asked = await ask("generate-authenticate-options", cookie);
    expect(asked.body).toMatchObject({
      userVerification: "required",
      allowCredentials: [{ id: passkey.stored.credentialID, transports: ["internal"] }],
    });
    const signed = passkey.signIn(asked.body);
    const verify = (response: object, from: string) => answer("verify-authentication", response, from);

    const other = await ask("generate-authenticate-options", "");
    const refused = { status: 400, body: { code: "CHALLENGE_NOT_FOUND" } };
    expect(await verify(signed, "")).toMatchObject(refused);
    expect(await verify(signed, asked.cookie.replace("staff.passkey=", "staff.passkey=A"))).toMatchObject(
      refused,
    );
    const wrong = { status: 400, body: { code: "FAILED" } };
    expect(await verify(signed, other.cookie)).toMatchObject(wrong);
    expect(await verify(signed, asked.cookie)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await verify(signed, asked.cookie)).toMatchObject(refused);

    const elsewhere = newPasskey({ origin: "https://evil.example", verifies: () => true });
    await db.insert(staffPasskeys).values({ ...elsewhere.stored, userId: person.id });
    const again = await ask("generate-authenticate-options", "");
    expect(await verify(elsewhere.signIn(again.body), again.cookie)).toMatchObject(wrong);
  });

  test("whoever is switched off, signed in long ago or sends something else is refused", async () => {
    const { cookie, person } = await signIn(services(), "sales");
    const passkey = newPasskey({ origin: services().config.siteUrl, verifies: () => true });
    const { db } = services();
    const unknown = await ask("generate-authenticate-options", "");
    expect(await answer("verify-authentication", passkey.signIn(unknown.body), unknown.cookie)).toMatchObject(
      { status: 401, body: { code: "PASSKEY_NOT_FOUND" } },
    );
    await db.insert(staffPasskeys).values({ ...passkey.stored, userId: person.id });

    const asked = await ask("generate-register-options", cookie);
    await db.update(staffSessions).set({ createdAt: sql`now() - interval '31 minutes'` });
    expect(await answer("verify-registration", passkey.register(asked.body), asked.cookie)).toMatchObject({
      status: 403,
      body: { code: "SESSION_NOT_FRESH" },
    });
    expect((await ask("generate-register-options", cookie)).body).toEqual({ code: "SESSION_NOT_FRESH" });

    await db.update(staff).set({ disabledAt: new Date() });
    const late = await ask("generate-authenticate-options", "");
    expect(await answer("verify-authentication", passkey.signIn(late.body), late.cookie)).toMatchObject({
      status: 403,
      body: { code: "SWITCHED_OFF" },
    });
    const next = await ask("generate-authenticate-options", "");
    expect((await answer("verify-authentication", {}, next.cookie)).status).toBe(400);
  });

  async function ask(path: string, cookie: string) {
    const site = await openSite(services());
    const answered = await site.request(`/staff/auth/passkey/${path}`, { headers: { cookie } });
    const set = answered.headers.getSetCookie().map((each) => each.split(";")[0]);
    return { body: await answered.json(), cookie: [cookie, ...set].filter(Boolean).join("; ") };
  }

  async function answer(path: string, response: object, cookie: string) {
    const site = await openSite(services());
    const answered = await site.request(`/staff/auth/passkey/${path}`, {
      method: "POST",
      body: JSON.stringify({ response }),
      headers: { cookie, origin: services().config.siteUrl, "content-type": "application/json" },
    });
    return { status: answered.status, body: await answered.json() };
  }
});
