import { describe, expect, test } from "vitest";
import { site } from "~/site";
import { legalDocument } from "./documents.server";

const navigation = (path: string) => new Request(`http://localhost${path}.data`);

describe.each(["privacy", "terms"] as const)("%s", (name) => {
  const { html = "", headings, updated } = legalDocument(name, navigation(`/${name}`));

  test("has a date and headings that can be linked to", () => {
    expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(headings.length).toBeGreaterThan(8);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  test("gives the contact details of the company", () => {
    expect(html).toContain(`href="mailto:${site.email.info}"`);
    expect(html).toContain(site.phones[0]);
    expect(html).toContain(site.address.district);
  });

  test("is not sent twice with a page that is loaded whole", () => {
    expect(legalDocument(name, new Request(`http://localhost/${name}`)).html).toBeUndefined();
  });
});

test("the privacy policy names what is stored, the rights and where to complain", () => {
  const { html = "" } = legalDocument("privacy", navigation("/privacy"));
  for (const words of ["hardware", "demo", "chat", "product news", "network address", "no cookies"]) {
    expect(html).toContain(words);
  }
  expect(html).toContain("Data Protection Act, 2019");
  expect(html).toContain("Office of the Data Protection Commissioner");
  expect(html).toContain("https://www.odpc.go.ke");
});

test("the terms state the uptime aim, how orders work and the law that applies", () => {
  const { html = "" } = legalDocument("terms", navigation("/terms"));
  for (const words of ["99.9%", "pending until we confirm", "No payment is taken", "Kenya shillings"]) {
    expect(html).toContain(words);
  }
  expect(html).toContain("The law of Kenya applies");
});
