/** One stylesheet, cut into pieces at build time, so that each page carries just the rules it uses. */
export type CssPiece =
  | { kind: "rule"; selectors: { text: string; needs: ClassNeed[] }[]; body: string }
  | { kind: "group"; head: string; pieces: CssPiece[] }
  | { kind: "keyframes" | "property"; name: string; css: string }
  | { kind: "plain"; css: string };

/** A class, or one of some alternatives with what each of them needs. */
export type ClassNeed = string | { oneOf: ClassNeed[][] };

export function cssForPage(pieces: CssPiece[], html: string): string {
  const used = classesIn(html);
  const css = print(pieces, used);
  const read = dropUnusedVariables(css + named("keyframes", pieces, css), html);
  return dropEmptyRules(read + named("property", pieces, read));
}

function classesIn(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, value] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of (value ?? "").replaceAll("&amp;", "&").split(/\s+/)) used.add(name);
  }
  return used;
}

function print(pieces: CssPiece[], used: Set<string>): string {
  let css = "";
  for (const piece of pieces) {
    if (piece.kind === "plain") css += piece.css;
    else if (piece.kind === "rule") {
      const matching = piece.selectors.filter(({ needs }) => areMet(needs, used));
      if (matching.length) css += matching.map(({ text }) => text).join(",") + piece.body;
    } else if (piece.kind === "group") {
      const inner = print(piece.pieces, used);
      if (inner) css += `${piece.head}{${inner}}`;
    }
  }
  return css;
}

/** A selector stays if it can match in the page. */
function areMet(needs: ClassNeed[], used: Set<string>): boolean {
  return needs.every((need) =>
    typeof need === "string" ? used.has(need) : need.oneOf.some((one) => areMet(one, used)),
  );
}

/** Keyframes and registered properties, of which the page needs those that its rules name. */
function named(kind: "keyframes" | "property", pieces: CssPiece[], css: string): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "group") return named(kind, piece.pieces, css);
      return piece.kind === kind && css.includes(piece.name) ? piece.css : "";
    })
    .join("");
}

/**
 * Tokens that nothing on the page reads are a third of the sheet's weight. Repeats until no more fall away.
 * Drawings come later, and read what starts with --vg.
 */
function dropUnusedVariables(css: string, html: string): string {
  const isDrawn = html.includes("/illustrations/");
  for (;;) {
    const read = new Set([...`${css}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    const next = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name) =>
      read.has(name) || (isDrawn && name.startsWith("--vg-")) ? declaration : "",
    );
    if (next === css) return css;
    css = next;
  }
}

function dropEmptyRules(css: string): string {
  const next = css.replace(/[^{};]*\{\}/g, "");
  return next === css ? css : dropEmptyRules(next);
}
