import { beforeEach, expect, test } from "vitest";
import { staffPasskeys, staffSessions } from "~/db/schema";
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
