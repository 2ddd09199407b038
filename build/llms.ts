import { languageOf } from "../app/language/language";
import { site } from "../app/site";
import { type BuiltPage, publicPages } from "./pages";

/** The site in one page of Markdown for language models (https://llmstxt.org), from the pages' own descriptions. */
export function llmsText(built: BuiltPage[]): string {
  const pages = publicPages(built).filter(({ path }) => languageOf(path) === "en");
  const sections = headings.flatMap(({ heading, holds }) => section(heading, pages.filter(holds)));
  const contact = `Questions: ${site.email.info}, ${site.phones.join(" or ")}. Office: ${site.address.district}. Prices are in Kenya shillings (KES). Pages in Swahili: ${site.origin}/sw.`;
  const text = [`# ${site.name}`, `> ${site.description}`, contact, ...sections].join("\n\n");
  return `${text}\n`;
}

const headings: { heading: string; holds: (page: BuiltPage) => boolean }[] = [
  { heading: "Software", holds: ({ path }) => /^\/products(\/velto.*)?$/.test(path) },
  { heading: "Hardware", holds: ({ path }) => path.startsWith("/products/hardware") },
  { heading: "Articles", holds: ({ path }) => path.startsWith("/blog") },
  { heading: "Company", holds: ({ path }) => !/^\/(products|blog|privacy|terms)/.test(path) },
  { heading: "Optional", holds: ({ path }) => /^\/(privacy|terms)$/.test(path) },
];

function section(heading: string, pages: BuiltPage[]): string[] {
  if (!pages.length) return [];
  const lines = pages.map(({ title, url, description }) => `- [${title}](${url}): ${description}`);
  return [[`## ${heading}`, "", ...lines].join("\n")];
}
