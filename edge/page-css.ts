/** One stylesheet, cut into pieces at build time, so that each page carries just the rules it uses. */
export type CssPiece =
  | { kind: "rule"; needs: string[][]; css: string }
  | { kind: "group"; head: string; pieces: CssPiece[] }
  | { kind: "keyframes"; name: string; css: string }
  | { kind: "plain"; css: string };

export function cssForPage(pieces: CssPiece[], html: string): string {
  const used = classesIn(html);
  const css = print(pieces, used);
  return dropUnusedVariables(dropUnusedKeyframes(pieces, css), html);
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
    else if (piece.kind === "rule") css += isUsed(piece.needs, used) ? piece.css : "";
    else if (piece.kind === "group") {
      const inner = print(piece.pieces, used);
      if (inner) css += `${piece.head}{${inner}}`;
    }
  }
  return css;
}

/** A rule stays if every class of at least one of its selectors occurs in the page. */
function isUsed(needs: string[][], used: Set<string>): boolean {
  return needs.some((classes) => classes.every((name) => used.has(name)));
}

function dropUnusedKeyframes(pieces: CssPiece[], css: string): string {
  const named = pieces.flatMap(keyframesIn).filter(({ name }) => css.includes(name));
  return css + named.map(({ css }) => css).join("");
}

function keyframesIn(piece: CssPiece): { name: string; css: string }[] {
  if (piece.kind === "keyframes") return [piece];
  return piece.kind === "group" ? piece.pieces.flatMap(keyframesIn) : [];
}

/** Tokens that nothing on the page reads are a third of the sheet's weight. Repeats until no more fall away. */
function dropUnusedVariables(css: string, html: string): string {
  for (;;) {
    const read = new Set([...`${css}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    const next = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name) =>
      read.has(name) ? declaration : "",
    );
    if (next === css) return css;
    css = next;
  }
}
