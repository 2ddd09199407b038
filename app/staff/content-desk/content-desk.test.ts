import { beforeEach, expect, test } from "vitest";
import { publishedVersions } from "~/content-versions/content-versions.server";
import { formPost, openSite } from "../../../tests/app";
import { onDatabase } from "../../../tests/databases";
import { signIn } from "../../../tests/staff";

onDatabase((services) => {
  let site: Awaited<ReturnType<typeof openSite>>;
  let asha: Awaited<ReturnType<typeof signIn>>;
  let brian: Awaited<ReturnType<typeof signIn>>;
  const page = "/staff/content/notice";

  beforeEach(async () => {
    site = await openSite(services());
    asha = await signIn(services(), "owner", "Asha Mwangi");
    brian = await signIn(services(), "sales", "Brian Otieno");
  });

  const get = async (path = page, { cookie } = asha) =>
    (await site.request(path, { headers: { cookie } })).text();
  const baseIn = (html: string) => /name="base" value="(\d+)"/.exec(html)?.[1] ?? "";
  const post = async (fields: Record<string, string>, who = asha, base?: string) =>
    site.request(page, formPost({ base: base ?? baseIn(await get()), ...fields }, { cookie: who.cookie }));
  const words = () => ({ "text.en": `Closed on ${Math.random()}`, "text.sw": "Tumefunga" });
  const live = async () => {
    const found = (await publishedVersions(services())).find(({ kind }) => kind === "notice");
    return (found?.data as { text?: { en: string } } | undefined)?.text?.en;
  };

  test("a draft waits, is asked about with what it changes, and is published; without scripts", async () => {
    const typed = words();
    expect((await post({ do: "draft", ...typed })).status).toBe(303);
    expect(await live()).not.toBe(typed["text.en"]);
    expect(await get(page, brian)).toMatch(
      new RegExp(`A draft of Asha Mwangi waits here.*${typed["text.en"]}`),
    );
    expect(await get("/staff/content")).toContain("Draft of Asha Mwangi");

    const asked = await post({ do: "publish", ...typed });
    expect(asked.status).toBe(200);
    expect(await asked.text()).toMatch(/Publish this\?.*In English: Closed on/s);
    expect(await live()).not.toBe(typed["text.en"]);
    expect((await post({ do: "publish", sure: "yes", ...typed })).status).toBe(303);
    expect(await live()).toBe(typed["text.en"]);
    expect(await get()).not.toContain("waits here");
  });

  test("who is second hears who was first, keeps what was typed, and can save it on top", async () => {
    const base = baseIn(await get());
    const [first, second] = [words(), words()];
    await post({ do: "draft", ...first }, brian, base);
    const refused = await post({ do: "draft", ...second }, asha, base);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toMatch(new RegExp(`Brian Otieno saved this meanwhile.*value="${second["text.en"]}"`, "s"));
    expect((await post({ do: "draft", ...second }, asha, baseIn(html))).status).toBe(303);
    expect(await get()).toContain(second["text.en"]);
  });

  test("what is wrong is said beside its field, and the site stays as it was", async () => {
    const before = await live();
    const typed = { ...words(), until: "2020-01-01T08:00", sure: "yes" };
    const answer = await post({ do: "publish", ...typed });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("This end has passed already.");
    expect((await post({ do: "draft", ...typed, "text.sw": "" })).status).toBe(400);
    expect(await live()).toBe(before);
  });

  test("an earlier version is compared and comes back as a draft", async () => {
    const [first, second] = [words(), words()];
    await post({ do: "publish", sure: "yes", ...first });
    const version = baseIn(await get());
    await post({ do: "publish", sure: "yes", ...second });
    const compared = await get(`${page}?compare=${version}`);
    expect(compared).toMatch(
      new RegExp(`<del>${second["text.en"]}</del>.*<ins>${first["text.en"]}</ins>`, "s"),
    );
    expect((await post({ do: "restore", version })).status).toBe(303);
    expect(await get()).toContain(`value="${first["text.en"]}"`);
    expect(await live()).toBe(second["text.en"]);
    expect((await post({ do: "restore", version: "0" })).status).toBe(409);
  });

  test("a kind that is not there is no page", async () => {
    const answer = await site.request("/staff/content/prices", { headers: { cookie: asha.cookie } });
    expect(answer.status).toBe(404);
  });
});
