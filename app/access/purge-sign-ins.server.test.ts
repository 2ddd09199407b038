import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { staffSessions, staffVerifications } from "~/db/schema";
import { emptyDatabase, onDatabase } from "../../tests/databases";
import { signIn } from "../../tests/staff";
import { purgeSignIns } from "./purge-sign-ins.server";
import { newSignInToken } from "./sign-in-link.server";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("what has run out goes, what still works stays", async () => {
    const { db } = services();
    const { person } = await signIn(services(), "sales");
    await newSignInToken(services(), person.email);
    expect(await purgeSignIns(services())).toBe(0);
    const past = { expiresAt: sql`now() - interval '1 second'` };
    await db.update(staffSessions).set(past);
    await db.update(staffVerifications).set(past);
    expect(await purgeSignIns(services())).toBe(2);
  });
});
