import { expect, test } from "vitest";
import { currentMark, nav } from "./nav";

test("the header's order", () => {
  expect(nav.en.map(({ name }) => name)).toEqual([
    "VeltoERP",
    "VeltoPOS",
    "Hardware",
    "Pricing",
    "Company",
    "Services",
    "Blog",
  ]);
});

test("both menus list their pages with a description each", () => {
  const menus = nav.en.filter((item) => item.kind === "menu");
  expect(menus.map(({ entries }) => entries.length)).toEqual([5, 4]);
  for (const { description } of menus.flatMap(({ entries }) => entries)) expect(description).toMatch(/\.$/);
});

test("each menu has something to do at once", () => {
  const acts = nav.en.flatMap((item) =>
    item.kind === "menu" ? [`${item.act.name} → ${item.act.path}`] : [],
  );
  expect(acts).toEqual([
    "Try the till → /products/veltopos/try",
    "Build your counter → /products/hardware#counter",
  ]);
});

test.each([
  { path: "/blog", at: "/blog", mark: "page" },
  { path: "/blog", at: "/blog/", mark: "page" },
  { path: "/blog", at: "/blog/cloud-migration-guide", mark: "true" },
  { path: "/products/veltopos", at: "/products/veltoposters", mark: undefined },
  { path: "/company", at: "/", mark: undefined },
])("$path at $at is marked $mark", ({ path, at, mark }) => {
  expect(currentMark(path, at)).toBe(mark);
});
