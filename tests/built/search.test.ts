import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenServices } from "~/services.server";
import { openTestServices } from "../databases";

/** What is built has the index that it answers from. */
const { createSite }: typeof import("../../server") = await import(
  new URL("../../dist/server/index.js", import.meta.url).pathname
);

let services: OpenServices;
let site: ReturnType<typeof createSite>;
beforeAll(async () => {
  services = await openTestServices("pglite");
  site = createSite({ services, site: undefined, trustProxy: 0, tls: false, isStopping: () => false });
});
afterAll(() => services?.close());

async function search(query: string): Promise<string> {
  const answer = await site.request(`/search${query}`, { headers: { accept: "text/html" } });
  expect(answer.status).toBe(200);
  return (await answer.text()).match(/<main[\s\S]*<\/main>/)?.[0].replaceAll("<!-- -->", "") ?? "";
}

test("results are in the page itself, marked and linked", async () => {
  const main = await search("?q=recipt+printr");
  expect(main).toContain('href="/products/hardware/receipt-printers"');
  expect(main).toContain("<mark>receipt</mark>");
  expect(main).toContain("results for &#x27;recipt printr&#x27;");
  expect(main).toContain('value="recipt printr"');
});

test("a question's answer is in the page, open, and an order reference leads to the order finder", async () => {
  const main = await search("?q=where+is+my+order+VLT-7K3M9PX");
  const first = main.match(/<li class="search__item">[\s\S]*?<\/li>/)?.[0];
  expect(first).toMatch(/<details class="search__answer" open/);
  expect(first).toContain('href="/orders/find"');
});

test("the count is the number of results", async () => {
  const main = await search("?q=kitchen+display");
  const shown = main.match(/class="search__item"/g)?.length;
  expect(main).toContain(`${shown} results for`);
});

test("an empty search offers ways in", async () => {
  expect(await search("")).toContain("/search?q=Hardware%20prices");
  expect(await search("?q=%20%20")).toContain("/search?q=Hardware%20prices");
});

test("nothing found is said, with the way to a person", async () => {
  const main = await search("?q=giraffe");
  expect(main).toContain("Nothing found for &#x27;giraffe&#x27;");
  expect(main).toContain('href="/contact"');
});

test("hostile questions stay text", async () => {
  const main = await search(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(main).not.toContain("<script>alert");
});

test("a very long question is cut, not refused", async () => {
  expect(await search(`?q=${"printer+".repeat(500)}`)).toContain("/products/hardware/receipt-printers");
});
