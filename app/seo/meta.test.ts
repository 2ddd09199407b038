import { expect, test } from "vitest";
import { shillings } from "~/money/cents";
import { pageMeta } from "./meta";
import { product } from "./structured-data";

const page = { title: "About Us", description: "Who we are.", path: "/company" };

test("the title names page and site; shared links of the home page say the tagline", () => {
  expect(pageMeta(page)).toContainEqual({ title: "About Us | Velto" });
  expect(pageMeta({ ...page, path: "/" })).toContainEqual({
    property: "og:title",
    content: "Velto. Fast. Secure. Simple.",
  });
});

test("a title for searching stands in the tab alone", () => {
  const described = pageMeta({ ...page, searchTitle: "Software company in Nairobi | Velto" });
  expect(described).toContainEqual({ title: "Software company in Nairobi | Velto" });
  expect(described).toContainEqual({ property: "og:title", content: "About Us | Velto" });
});

test("a page has one address and a picture of its own", () => {
  expect(pageMeta(page)).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://velto.example/company",
  });
  expect(pageMeta(page)).toContainEqual({
    property: "og:image",
    content: "https://velto.example/share/company.png",
  });
});

test("a page out of the index gives away no address", () => {
  const hidden = JSON.stringify(pageMeta({ ...page, path: "/orders/secret-key", noindex: true }));
  expect(hidden).toContain('"noindex"');
  expect(hidden).not.toContain("secret-key");
});

test("breadcrumbs lead from the home page through the sections above", () => {
  const { "@graph": things } = jsonLd(
    pageMeta({ ...page, path: "/products/hardware/pos-terminals", title: "POS terminals" }),
  );
  const names = things.at(-1).itemListElement.map((step: { name: string }) => step.name);
  expect(names).toEqual(["Home", "Products", "Hardware", "POS terminals"]);
});

test("a product states its price in shillings to two decimals", () => {
  const machine = {
    id: "x",
    name: "X",
    description: "x",
    path: "/x",
    image: "/x.webp",
    price: shillings(25999),
    isSold: true,
  };
  const price = { price: "25999.00", priceCurrency: "KES" };
  expect(product(machine).offers).toMatchObject({
    ...price,
    priceSpecification: { ...price, valueAddedTaxIncluded: true },
  });
});

// biome-ignore lint/suspicious/noExplicitAny: the shape is what the test is about
function jsonLd(descriptors: ReturnType<typeof pageMeta>): any {
  return descriptors.map((d) => (d as Record<string, unknown>)["script:ld+json"]).find(Boolean);
}
