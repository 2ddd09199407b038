import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { site } from "~/site";
import { renderPage } from "../../tests/page";
import { company as content } from "./content";
import * as company from "./page";
import { PeopleList } from "./people-list";
import { Place } from "./place";

const page = renderPage(company, "/company");

test("mission, vision, three values and three groups", () => {
  expect(page.headings).toEqual([
    "h1 About Us",
    "h2 Mission",
    "h2 Vision",
    "h2 Values",
    "h3 Innovation",
    "h3 Excellence",
    "h3 Integrity",
    "h2 Who does what at Velto",
    "h3 Leadership",
    "h3 Development",
    "h3 Support",
    "h2 Where to find us",
  ]);
});

test("the vision is about Africa", () => {
  expect(page.text).toMatch(/Vision An Africa where/);
});

test("the hero is centred and the page leads on to careers and contact", () => {
  expect(page.html).toContain('class="hero hero--center"');
  expect(page.links).toEqual(["Careers → /careers", "Contact Us → /contact"]);
});

test("it describes itself", () => {
  expect(page.title).toBe("About Us | Velto");
  expect(page.description.length).toBeGreaterThanOrEqual(70);
  expect(page.description.length).toBeLessThanOrEqual(155);
});

test("what the owner has not filled in is left out", () => {
  const place = renderToStaticMarkup(<Place {...content.place} />);
  expect(place).toContain(site.workingHours.label);
  expect(place).not.toContain(content.place.words.founded);
  expect(place).not.toContain(content.place.words.map);
});

test("the year, the registered name and the map stand there once they are set", () => {
  const facts = { ...site, founded: "2019", legalName: "Velto Limited", map: "https://maps.example/velto" };
  const place = renderToStaticMarkup(<Place {...content.place} facts={facts} />);
  expect(place).toMatch(/Since<\/dt><dd>2019/);
  expect(place).toMatch(/Registered as<\/dt><dd>Velto Limited/);
  expect(place).toContain('href="https://maps.example/velto"');
});

test("people have a name, a role and a picture, or else their initials", () => {
  const list = renderToStaticMarkup(
    <PeopleList
      people={[
        { name: "Achieng Wambui Otieno", role: "Support" },
        { name: "Kamau", role: "Development", picture: "hardware/pos-terminal" },
      ]}
    />,
  );
  expect(list).toMatch(/>AO<.*Achieng Wambui Otieno.*Support/);
  expect(list).toMatch(/pos-terminal-240\.avif|pos-terminal-480\.avif/);
});
