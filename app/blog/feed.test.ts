import { expect, test } from "vitest";
import { articles } from "./articles";
import { loader } from "./feed";

const answer = loader();
const feed = await answer.clone().text();
const entries = feed.split("<entry>").slice(1);

test("is an Atom feed", () => {
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(feed).toMatch(
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
  );
});

test("holds every article whole, newest first", () => {
  expect(entries).toHaveLength(articles.length);
  articles.forEach(({ slug, date, title }, place) => {
    expect(entries[place]).toContain(`<id>https://velto.example/blog/${slug}</id>`);
    expect(entries[place]).toContain(`<published>${date}T09:00:00+03:00</published>`);
    expect(entries[place]).toContain(`<title>${title}</title>`);
    expect(entries[place]?.split(/\s+/).length).toBeGreaterThan(800);
    expect(entries[place]).toMatch(/What to do (next|this week)/);
  });
});

test("every address is absolute, and no illustration needs our style sheet", () => {
  expect(feed).not.toMatch(/(href|src)=(&quot;|")\//);
  expect(feed).not.toContain("&lt;svg");
});
