/** What a route says about its page: `export const handle: PageHandle = …`. */
export type PageHandle = {
  /**
   * A reading page is a document: React writes it and never runs on it. All others are acting pages, on which the
   * application starts once they are loaded.
   */
  kind?: "reading";
  /** The page's hero runs up behind the header. */
  overHero?: true;
  /** The page brings its own styles instead of the public site's. */
  stylesheet?: string;
};
