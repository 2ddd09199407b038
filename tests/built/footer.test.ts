import { expect, test } from "vitest";
import { site } from "~/site";
import { builtHtml } from "./head";

test("the footer says who and where we are, and shows no network that we have no address of", () => {
  const footer = builtHtml()
    .find(({ path }) => path === "/company")
    ?.root.querySelector("footer.footer");
  const links = footer?.querySelectorAll("a") ?? [];
  const names = links.map(({ text }) => text.trim());
  for (const name of ["VeltoERP", "VeltoPOS", "Hardware", "Careers", "Contact", "Privacy", "Terms"])
    expect(names).toContain(name);
  const phones = links.filter((link) => link.getAttribute("href")?.startsWith("tel:"));
  expect(phones.map(({ text }) => text)).toEqual(site.phones);
  expect(footer?.text).toContain(site.address.district);
  expect(footer?.text).toContain(`© ${new Date().getFullYear()} ${site.name}`);
  const networks = links.map((link) => link.getAttribute("aria-label")).filter((name) => name !== undefined);
  expect(networks).toEqual(site.social.filter(({ url }) => url).map(({ name }) => name));
});
