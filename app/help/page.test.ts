import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { editionPages } from "~/pos/edition-pages.server";
import { faqEntries } from "~/questions/entries";
import { beforeBuying, pages, questionsOf } from "~/questions/on-page";
import { topics } from "~/questions/topics";
import type { OpenServices } from "~/services.server";
import { openSite } from "../../tests/app";
import { openTestServices } from "../../tests/databases";

let services: OpenServices;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  services = await openTestServices("postgres");
  site = await openSite(services);
});
afterAll(() => services?.close());

test("every question stands on the help page once, but for the one about the chat itself", () => {
  const shown = topics.flatMap(({ entries }) => entries.map(({ id }) => id));
  const all = faqEntries.map(({ id }) => id).filter((id) => id !== "about-chat");
  expect(shown.toSorted()).toEqual(all.toSorted());
});

test.each<[string, readonly string[]]>([
  ...Object.entries(pages),
  ...catalogue.map(({ id, questions }): [string, string[]] => [id, [...beforeBuying, ...questions]]),
  ...editionPages.map(({ slug, questions }): [string, readonly string[]] => [slug, questions]),
])("%s has four to eight questions, none twice", (_, named) => {
  const ids = questionsOf(named, "en").map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(4);
  expect(ids.length).toBeLessThanOrEqual(8);
});

test.each([
  ["etims", "Does VeltoPOS work with KRA eTIMS?"],
  ["delivery cost", "Do you deliver, and what does delivery cost?"],
  ["warranty", "How long is the warranty?"],
])("a search for '%s' finds its answer without JavaScript", async (asked, question) => {
  const page = await (await site.request(`/help?q=${encodeURIComponent(asked)}`)).text();
  const found = page.slice(page.indexOf("help__found"), page.indexOf("help__topics"));
  expect(found.replaceAll(/<[^>]+>/g, "")).toContain(question);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).not.toContain("FAQPage");
});

test("what is not found says so, and what was typed stays as text", async () => {
  const page = await (await site.request(`/help?q=${encodeURIComponent('<b>"qqqqzz')}`)).text();
  expect(page).toContain("No answer found for");
  expect(page).not.toContain('<b>"qqqqzz');
});
