import { expect, expectTypeOf, test } from "vitest";
import { inLanguages } from "./words";

const english = {
  title: "Shops",
  link: { label: "See all", to: "/products" },
  items: [
    { text: "Scan", icon: "x", count: 2 },
    { text: "Weigh", icon: "y", count: 3 },
  ],
  hero: { tint: "sand" },
  all: (count: number) => `All ${count}`,
} as const;

const words = inLanguages(english, {
  title: "Maduka",
  link: { label: "Ona zote" },
  items: [{ text: "Scan" }, { text: "Pima" }],
  all: (count) => `Zote ${count}`,
});

test("Swahili has its own sentences, and everything else of the English", () => {
  expect(words.sw.link).toEqual({ label: "Ona zote", to: "/products" });
  expect(words.sw.items[1]).toEqual({ text: "Pima", icon: "y", count: 3 });
  expect(words.sw.hero).toBe(english.hero);
  expect(words.sw.all(2)).toBe("Zote 2");
  expect(words.en).toBe(english);
});

test("what is fixed keeps its type, a text is any text", () => {
  expectTypeOf(words.sw.link.to).toEqualTypeOf<"/products">();
  expectTypeOf(words.sw.title).toEqualTypeOf<string>();
});

test("a sentence that is missing is a type error", () => {
  // @ts-expect-error the second item has no text
  inLanguages(english, { ...words.sw, items: [{ text: "Scan" }, {}] });
});
