import { type HTMLElement, type Node, NodeType } from "node-html-parser";

export interface PageText {
  title: string;
  description: string;
  hidden: boolean;
  sections: Section[];
}

type Section = { heading: string; anchor: string; text: string };

/** What a reader sees of a page: its title and the text of its main part, cut at headings. */
export function pageText(page: HTMLElement): PageText {
  const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
  return {
    // What shared links call it. The title may be what people search for instead.
    title:
      page.querySelector('meta[property="og:title"]')?.getAttribute("content") ??
      page.querySelector("title")?.text ??
      "",
    description: meta("description"),
    hidden: meta("robots").includes("noindex"),
    sections: sectionsOf(page.querySelector("main")),
  };
}

function sectionsOf(main: HTMLElement | null): Section[] {
  const sections: Section[] = [{ heading: "", anchor: "", text: "" }];
  /** The id of a section that has no heading yet. */
  let anchor = "";
  for (const part of main?.querySelectorAll(unread) ?? []) part.remove();
  for (const child of main?.childNodes ?? []) read(child);
  return sections
    .map(({ heading, anchor, text }) => ({ heading: tidy(heading), anchor, text: sentences(text) }))
    .filter(({ heading, text }) => heading || text);

  function read(node: Node): void {
    const section = sections.at(-1) as Section;
    if (node.nodeType === NodeType.TEXT_NODE) section.text += node.text;
    if (node.nodeType !== NodeType.ELEMENT_NODE) return;
    const element = node as HTMLElement;
    const tag = element.rawTagName.toLowerCase();
    if (/^h[1-3]$/.test(tag)) {
      sections.push({ heading: element.text, anchor: element.id || anchor, text: "" });
      anchor = "";
      return;
    }
    if (tag === "section") anchor = element.id;
    section.text += blocks.has(tag) || apart.has(tag) ? " " : "";
    for (const child of element.childNodes) read(child);
    (sections.at(-1) as Section).text += ending(tag);
  }
}

function ending(tag: string): string {
  if (/^h[4-6]$/.test(tag)) return ": ";
  if (blocks.has(tag)) return "\n";
  return apart.has(tag) ? " " : "";
}

/** What is used or looked at, not read. */
const unread = `script, style, svg, nav, template, noscript, form, dialog, button, video, a.btn, a.link,
  [aria-hidden="true"], [inert], [role="img"], [role="status"]`;
const blocks = new Set(
  "p div li ul ol dl dt dd section article aside header footer table tr td th thead tbody figure figcaption blockquote br".split(
    " ",
  ),
);
const apart = new Set(["a", "span", "small"]);

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
