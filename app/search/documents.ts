export type DocumentKind = "page" | "product" | "article" | "question";

/** One thing that can be found: a section of a page, or a question with its answer. */
export interface SearchDocument {
  kind: DocumentKind;
  /** Path of the page, with the section's anchor where it has one. */
  url: string;
  path: string;
  title: string;
  heading: string;
  text: string;
  also: string;
}

/** The shape of search-index.json: arrays instead of objects, so that it stays small. */
export interface PackedIndex {
  pages: [path: string, kind: DocumentKind, title: string, sections: PackedSection[]][];
  questions: [question: string, answer: string, source: string, page: string, also: string][];
}
export type PackedSection = [heading: string, anchor: string, text: string];

export function unpack({ pages, questions }: PackedIndex): SearchDocument[] {
  return [
    ...questions.map(
      ([heading, text, path, title, also]): SearchDocument => ({
        kind: "question",
        url: path,
        path,
        title,
        heading,
        text,
        also,
      }),
    ),
    ...pages.flatMap(([path, kind, title, sections]) =>
      sections.map(
        ([heading, anchor, text]): SearchDocument => ({
          kind,
          url: anchor ? `${path}#${anchor}` : path,
          path,
          title,
          heading,
          text,
          also: "",
        }),
      ),
    ),
  ];
}
