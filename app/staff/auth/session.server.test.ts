import { beforeEach, expect, test } from "vitest";
import { openSite } from "../../../tests/app";
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

  test("a signed-in person sees their name", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "sales", "Brian Otieno");
    const answer = await site.request("/staff", { headers: { cookie } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Brian Otieno");
  });
});
