import stylesheet from "~/more-letters.css?url";

/** A letter that the fonts of every page (`scripts/fonts.ts`) don't have. */
const otherLetter = /(?![A-Za-zé])\p{Script=Latin}/u;

/**
 * Declares the fonts' other letters once one is shown or written, as in Wanjikũ: a font of several files makes every
 * layout slower, and hardly a page needs them.
 */
export function addMoreLetters() {
  if (otherLetter.test(document.querySelector("main")?.textContent ?? "")) return add();
  addEventListener("input", onInput);
}

function onInput({ target }: Event) {
  const { value = "" } = target as Partial<HTMLInputElement>;
  if (!otherLetter.test(value)) return;
  removeEventListener("input", onInput);
  add();
}

function add() {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "stylesheet", href: stylesheet }),
  );
}
