import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { site } from "~/site";
import { parseFrontMatter } from "./front-matter.server";
import * as privacy from "./privacy.mdx";
import * as terms from "./terms.mdx";

describe.each([
  ["privacy", privacy],
  ["terms", terms],
])("%s", (_, { default: Text, headings, frontmatter }) => {
  const html = renderToStaticMarkup(<Text />);

  test("has a date and headings that can be linked to", () => {
    expect(parseFrontMatter(frontmatter).updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(headings.length).toBeGreaterThan(8);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
    for (const { id, text } of headings) expect(html).toContain(`<h2 id="${id}">${text}</h2>`);
  });

  test("gives the contact details of the company", () => {
    expect(html).toContain(`href="mailto:${site.email.info}"`);
    expect(html).toContain(site.phones[0]);
    expect(html).toContain(site.address.district);
  });
});

test("the privacy policy names what is stored, the rights and where to complain", () => {
  const html = renderToStaticMarkup(<privacy.default />);
  for (const subject of ["hardware", "demo", "chat", "product news", "network address", "no cookies"]) {
    expect(html).toContain(subject);
  }
  expect(html).toContain("Data Protection Act, 2019");
  expect(html).toContain("Office of the Data Protection Commissioner");
  expect(html).toContain("https://www.odpc.go.ke");
});

test("the terms state the uptime aim, how orders work and the law that applies", () => {
  const html = renderToStaticMarkup(<terms.default />);
  for (const promise of [
    "99.9%",
    "pending until we confirm",
    "M-Pesa",
    "Paystack",
    "PayPal",
    "Kenya shillings",
  ]) {
    expect(html).toContain(promise);
  }
  expect(html).toContain("The law of Kenya applies");
});
