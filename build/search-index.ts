import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentKind, PackedIndex, PackedSection } from "../app/search/documents";
import { packedQuestions } from "../app/search/pack";
import type { BuiltPage } from "./pages";

/** Writes search-index.json for browsers and server, from the pages as they were built. */
export function makeSearchIndex(built: BuiltPage[], clientDir: string): PackedIndex {
  const pages = [...built.flatMap(packPage), ...laterPages];
  const index = { pages: withoutRepeats(pages), questions: packedQuestions() };
  const json = JSON.stringify(index);
  writeFileSync(join(clientDir, "search-index.json"), json);
  writeFileSync(join(clientDir, "../server/search-index.json"), json);
  return index;
}

type PackedPage = PackedIndex["pages"][number];

function packPage(page: BuiltPage): PackedPage[] {
  const { path } = page;
  const [first, ...rest] = page.sections.filter(({ heading }) => heading);
  if (page.hidden || !first) return [];
  const title = path === "/" ? "Home" : page.title.replace(/ \| Velto$/, "") || first.heading;
  const opening: PackedSection = [first.heading, "", shorten(together(page.description, first.text))];
  return [[path, kindOf(path), title, [opening, ...rest.filter(({ text }) => text).map(packSection)]]];
}

/** Description and lede often say the same: a sentence is left out when the description has most of its words. */
function together(description: string, text: string): string {
  const known = new Set(description.toLowerCase().split(/\W+/));
  const fresh = text.split(/(?<=[.?!]) /).filter((sentence) => {
    const words = sentence.toLowerCase().split(/\W+/).filter(Boolean);
    return words.filter((word) => known.has(word)).length < words.length * 0.6;
  });
  return [description, ...fresh].join(" ").trim();
}

/** Rendered per request, so the build has no file of them. */
const laterPages: PackedPage[] = [
  [
    "/orders/find",
    "page",
    "Find your order",
    [
      [
        "Find your order",
        "",
        "Enter the order reference and your e-mail. We send the link to your order's page to that address.",
      ],
    ],
  ],
];

function kindOf(path: string): DocumentKind {
  if (path.startsWith("/blog/")) return "article";
  return path.startsWith("/products") ? "product" : "page";
}

function packSection({
  heading,
  anchor,
  text,
}: {
  heading: string;
  anchor: string;
  text: string;
}): PackedSection {
  return [heading, anchor, shorten(text)];
}

const longest = 450;

function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, longest / 2)).trim();
}

/** What stands on three pages or more is furniture: closing bands, lists of editions. The first page keeps it. */
function withoutRepeats(pages: PackedPage[]): PackedPage[] {
  const seen = new Map<string, number>();
  for (const [, , , sections] of pages) {
    for (const section of sections) seen.set(key(section), (seen.get(key(section)) ?? 0) + 1);
  }
  const kept = new Set<string>();
  return pages.map(([path, kind, title, sections]) => [
    path,
    kind,
    title,
    sections.filter((section, place) => {
      if (place === 0) return true;
      const repeated = (seen.get(key(section)) ?? 0) > 2;
      return !(repeated && kept.size === kept.add(key(section)).size);
    }),
  ]);
}

function key([heading, , text]: PackedSection): string {
  return `${heading}\n${text}`;
}
