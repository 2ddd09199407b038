import { englishPath, type Language, languageOf } from "../app/language/language";
import { isInSwahili } from "../app/language/swahili-pages";
import type { DocumentKind, SearchDocument } from "../app/search/documents";
import { questionDocuments } from "../app/search/question-documents";
import type { BuiltPage } from "./pages";

/** What is found on the pages of a language: the questions, and the pages section by section. */
export function searchDocuments(language: Language, pages: BuiltPage[]): SearchDocument[] {
  const sections = withoutRepeats(documentsIn(language, pages));
  return [...questionDocuments(language), ...sections, renderedOnRequest[language]];
}

/**
 * Swahili has its own pages, and the others in English. A Swahili section is found by the words of its English twin as
 * well: what is asked is read as English words, synonyms and slips included.
 */
function documentsIn(language: Language, pages: BuiltPage[]): SearchDocument[] {
  const english = pages.filter(({ path }) => languageOf(path) === "en");
  if (language === "en") return english.flatMap(sectionsOf);
  const [twins, others] = [true, false].map((inSwahili) =>
    english.filter(({ path }) => isInSwahili(path) === inSwahili),
  );
  const swahili = pages.filter(({ path }) => languageOf(path) === "sw");
  return [...swahili.flatMap((page) => sectionsWith(page, twins)), ...(others ?? []).flatMap(sectionsOf)];
}

function sectionsWith(page: BuiltPage, twins: BuiltPage[] = []): SearchDocument[] {
  const twin = twins.find(({ path }) => path === englishPath(page.path));
  const english = twin ? sectionsOf(twin) : [];
  return sectionsOf(page).map((section, place) => {
    const { title, heading, text } = english[place] ?? { title: "", heading: "", text: "" };
    return { ...section, also: [title, heading, text].join(" ") };
  });
}

function sectionsOf(page: BuiltPage): SearchDocument[] {
  const { path } = page;
  const [first, ...rest] = page.sections.filter(({ heading }) => heading);
  if (page.hidden || !first) return [];
  const title = path === "/" ? "Home" : path === "/sw" ? "Mwanzo" : page.title || first.heading;
  const kind = kindOf(path);
  const opening = { ...first, anchor: "", text: together(page.description, first.text) };
  const sections =
    kind === "article" ? [contentsOf(opening, rest)] : [opening, ...rest.filter(({ text }) => text)];
  return sections.map(({ heading, anchor, text }) => ({
    kind,
    url: anchor ? `${path}#${anchor}` : path,
    title,
    heading,
    text: kind === "article" ? text : shorten(text),
  }));
}

type Section = BuiltPage["sections"][number];

/** Opening and headings only: six whole articles would be a fifth of the index. */
function contentsOf(opening: Section, rest: Section[]): Section {
  const headings = rest
    .filter(({ anchor }) => anchor && anchor !== "share")
    .map(({ heading }) => `${heading}.`);
  return { ...opening, text: [shorten(opening.text), ...headings].join(" ") };
}

function kindOf(path: string): DocumentKind {
  if (path.startsWith("/blog/")) return "article";
  return englishPath(path).startsWith("/products") ? "product" : "page";
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

const longest = 300;

/** Cut at a sentence: the index travels to phones, and a section begins with what it is about. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return cut.slice(0, Math.max(cut.lastIndexOf(". ") + 1, longest / 2)).trim();
}

/** A section on three pages or more, such as a closing band or the list of editions, is kept once. */
function withoutRepeats(sections: SearchDocument[]): SearchDocument[] {
  const places = Map.groupBy(sections, ({ heading, text }) => `${heading}\n${text}`);
  const repeats = new Set(
    [...places.values()].filter(({ length }) => length > 2).flatMap(([, ...more]) => more),
  );
  return sections.filter((section) => !repeats.has(section));
}

const renderedOnRequest: Record<Language, SearchDocument> = {
  en: {
    kind: "page",
    url: "/orders/find",
    title: "Find your order",
    heading: "Find your order",
    text: "Track your order and see its status. Enter the order reference and your email. We email you the link to your order's page.",
  },
  sw: {
    kind: "page",
    url: "/sw/orders/find",
    title: "Tafuta oda yako",
    heading: "Tafuta oda yako",
    text: "Fuata oda yako uone imefika wapi. Andika nambari ya oda na email yako. Tunakutumia link ya ukurasa wa oda yako kwa email.",
    also: "track find order status reference email link",
  },
};
