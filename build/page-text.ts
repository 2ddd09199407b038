import type { HTMLElement } from "node-html-parser";
import { site } from "../app/site";

export interface PageText {
  /** Without the site's name. */
  title: string;
  description: string;
  hidden: boolean;
  sections: Section[];
}

type Section = { heading: string; anchor: string; text: string };

/** What a reader sees of a page: its title and the text of its main part, cut at headings. */
export function pageText(page: HTMLElement): PageText {
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
  // What shared links call it. The title may be what people search for instead.
  const named = page.querySelector('meta[property="og:title"]')?.getAttribute("content");
  const title = named ?? page.querySelector("title")?.text ?? "";
  return {
    title: title.replace(` | ${site.name}`, ""),
    description: meta("description"),
    hidden: meta("robots").includes("noindex"),
    sections: sectionsOf(page.querySelector("main")),
  };
}

function sectionsOf(main: HTMLElement | null): Section[] {
  if (!main) return [];
  for (const part of main.querySelectorAll(unread)) part.remove();
  for (const element of main.querySelectorAll(apart)) surround(element, " ");
  for (const element of main.querySelectorAll(blocks)) surround(element, "\n");
  for (const heading of main.querySelectorAll("h4, h5, h6")) heading.insertAdjacentHTML("afterend", ": ");
  for (const heading of main.querySelectorAll("h1, h2, h3")) {
    const anchor = heading.id || heading.closest("section")?.id || "";
    heading.insertAdjacentHTML("afterbegin", cut);
    heading.insertAdjacentHTML("beforeend", cut + anchor + cut);
  }
  const [opening = "", ...parts] = main.text.split(cut);
  const sections = [{ heading: "", anchor: "", text: sentences(opening) }];
  for (let at = 0; at < parts.length; at += 3) {
    const [heading = "", anchor = "", text = ""] = parts.slice(at);
    sections.push({ heading: tidy(heading), anchor, text: sentences(text) });
  }
  return sections.filter(({ heading, text }) => heading || text);
}

/** Stands in no text. */
const cut = "\u0001";

function surround(element: HTMLElement, separator: string) {
  element.insertAdjacentHTML("beforebegin", separator);
  element.insertAdjacentHTML("afterend", separator);
}

/** What is used or looked at, not read. */
const unread = `script, style, svg, nav, template, noscript, form, dialog, button, video, a.btn, a.link,
  [aria-hidden="true"], [inert], [role="img"], [role="status"]`;
const blocks = `p, div, li, ul, ol, dl, dt, dd, section, article, aside, header, footer, table, tr, td, th, thead, tbody,
  figure, figcaption, blockquote, br`;
const apart = "a, span, small";

/** Lines become sentences: a list of short points reads as text. */
function sentences(text: string): string {
  return text
    .split("\n")
    .map(tidy)
    .filter(Boolean)
    .map((line) => (/[.!?:,;]$/.test(line) ? line : `${line}.`))
    .join(" ");
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ([.,:;?!])/g, "$1")
    .trim();
}
