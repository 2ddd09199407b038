import { expect, test } from "vitest";
import { renderPage } from "../../tests/page";
import * as services from "./page";

const page = renderPage(services, "/services");

test("six tickets, each with an icon, a title and what is done", () => {
  expect(page.headings.slice(0, 7)).toEqual([
    "h1 Services",
    "h2 ERP Implementation",
    "h2 HR & Payroll Solutions",
    "h2 Accounting & Analytics",
    "h2 Security & Compliance",
    "h2 Custom Integrations",
    "h2 Cloud Migration",
  ]);
  const tickets = page.html.match(/<li class="support-ticket">.*?<\/ul><\/div><\/li>/gs) ?? [];
  expect(tickets).toHaveLength(6);
  for (const ticket of tickets) expect(ticket).toMatch(/<svg class="icon".*<p>[^<]{40,}<\/p>/s);
});

test("three tickets hang on each of two rails", () => {
  expect(page.html.match(/class="rail"/g)).toHaveLength(2);
});

test("the hero is centred and a consultation is asked for at /contact", () => {
  expect(page.html).toContain('class="hero hero--center"');
  expect(page.links.at(-1)).toBe("Request a Consultation → /contact");
});

test("it describes itself", () => {
  expect(page.title).toBe("Services | Velto");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});
