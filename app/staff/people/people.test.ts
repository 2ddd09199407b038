import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { staff } from "~/db/schema";
import { formPost, openSite } from "../../../tests/app";
import { emptyDatabase, onDatabase } from "../../../tests/databases";
import { linksMailedTo, signIn } from "../../../tests/staff";

onDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  const mercy = { name: "Mercy Wekesa", email: "Mercy@velto.example", role: "support" };

  test("an owner invites somebody, who is mailed a link and listed as invited", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "owner");
    const answer = await site.request("/staff/people/invite", formPost(mercy, { cookie }));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/staff/people"]);
    const toast = answer.headers.getSetCookie()[0]?.split(";")[0];
    const list = await site.request("/staff/people", { headers: { cookie: `${cookie}; ${toast}` } });
    const html = await list.text();
    expect(html).toContain("Invited, 3 days left");
    expect(html).toMatch(/class="toast">[^<]*Mercy Wekesa/);
    expect(list.headers.getSetCookie().join()).toMatch(/staff\.toast=[^;]*; Max-Age=0/);
    expect(await linksMailedTo(services(), "mercy@velto.example")).toHaveLength(1);
  });

  test("a wrong or known address is said so, with what was typed", async () => {
    const site = await openSite(services());
    const { cookie, person } = await signIn(services(), "owner");
    const wrong = await site.request(
      "/staff/people/invite",
      formPost({ ...mercy, email: "mercy" }, { cookie }),
    );
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('value="Mercy Wekesa"');
    const known = await site.request(
      "/staff/people/invite",
      formPost({ ...mercy, email: person.email }, { cookie }),
    );
    expect(known.status).toBe(409);
    expect(await known.text()).toContain(person.name);
  });

  test("a new role is said with an undo that is a form of its own", async () => {
    const site = await openSite(services());
    const { cookie } = await signIn(services(), "owner");
    const { person } = await signIn(services(), "sales");
    const change = { do: "role", id: person.id, role: "support" };
    const answer = await site.request("/staff/people", formPost(change, { cookie }));
    const toast = answer.headers.getSetCookie()[0]?.split(";")[0];
    const html = await (
      await site.request("/staff/people", { headers: { cookie: `${cookie}; ${toast}` } })
    ).text();
    const undo = html.slice(html.indexOf('class="toast"'));
    expect(undo).toContain('<input type="hidden" name="role" value="sales"/>');
    expect((await personById(person.id)).role).toBe("support");
    await site.request("/staff/people", formPost({ ...change, role: "sales" }, { cookie }));
    expect((await personById(person.id)).role).toBe("sales");
  });

  test("whoever is switched off is out with their next request", async () => {
    const site = await openSite(services());
    const owner = await signIn(services(), "owner");
    const other = await signIn(services(), "sales");
    const visit = () => site.request("/staff/me", { headers: { cookie: other.cookie } });
    expect((await visit()).status).toBe(200);
    await site.request(
      "/staff/people",
      formPost({ do: "off", id: other.person.id, sure: "yes" }, { cookie: owner.cookie }),
    );
    expect((await visit()).status).toBe(302);
  });

  test("the last owner stays, and the page says why", async () => {
    const site = await openSite(services());
    const { cookie, person } = await signIn(services(), "owner");
    for (const change of [
      { do: "role", role: "sales" },
      { do: "off", sure: "yes" },
    ]) {
      const answer = await site.request(
        "/staff/people",
        formPost({ ...change, id: person.id } as never, { cookie }),
      );
      expect(answer.status).toBe(409);
      expect(await answer.text()).toContain("There is always at least one owner");
    }
    expect(await personById(person.id)).toMatchObject({ role: "owner", disabledAt: null });
  });

  test("a person ends their own other sessions, and nobody else's", async () => {
    const site = await openSite(services());
    const here = await signIn(services(), "sales");
    const there = await signIn(services(), "sales");
    const stranger = await signIn(services(), "support");
    const visit = async ({ cookie }: { cookie: string }) =>
      (await site.request("/staff/me", { headers: { cookie } })).status;
    await site.request("/staff/me", formPost({ do: "end-others" }, { cookie: here.cookie }));
    expect(await Promise.all([here, there, stranger].map(visit))).toEqual([200, 302, 200]);
  });

  test("single keys are switched off in the own profile", async () => {
    const site = await openSite(services());
    const { cookie, person } = await signIn(services(), "support");
    await site.request("/staff/me", formPost({ do: "keys" }, { cookie }));
    expect((await personById(person.id)).singleKeys).toBe(false);
  });

  async function personById(id: string) {
    const [person] = await services().db.select().from(staff).where(eq(staff.id, id));
    if (!person) throw new Error("gone");
    return person;
  }
});
