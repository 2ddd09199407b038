import { afterAll, expect, test } from "vitest";
import { kindOf } from "../../app/content-desk/kinds";
import type { CompanyFacts } from "../../app/published/content";
import { siteInCode } from "../../app/site";
import { readBuiltSite } from "../../http/built-site";

const dist = new URL("../../dist/", import.meta.url).pathname;
const { files, build } = readBuiltSite(dist);
const { renderer }: typeof import("../../server") = await import(`${dist}server/index.js`);
const paths = [...files].flatMap(([path, { scripts }]) => (scripts ? [path] : []));

const { inCode } = kindOf("company") as { inCode: CompanyFacts };
const company: CompanyFacts = {
  ...inCode,
  phones: ["+254 711 111 111"],
  email: { info: "hello@changed.example", sales: "orders@changed.example" },
  address: { district: "Changed Road, Kisumu", city: "Kisumu, Kenya" },
  hours: { ...inCode.hours, label: { en: "CHANGED HOURS", sw: "SAA MPYA" } },
};
const { phones, email, address, workingHours } = siteInCode;
const before = [
  ...phones,
  ...Object.values(email),
  address.district,
  workingHours.label,
  workingHours.swahili,
];

// Others read the same pages after this.
afterAll(() => renderer.preview(new URL("/", build.siteUrl), { revision: 0, content: {} }));

test.each(paths)("%s says what is published, and nothing of before", async (path) => {
  const page = await renderer.preview(new URL(path, build.siteUrl), {
    revision: 1,
    content: { company, notice: { text: { en: "A NOTICE", sw: "TANGAZO" }, to: "", from: "", until: "" } },
  });
  const html = page.content.toString();
  expect(before.filter((text) => html.includes(text) || html.includes(text.replaceAll(" ", "")))).toEqual([]);
  expect(html).toContain(path.startsWith("/sw") ? "TANGAZO" : "A NOTICE");
});
