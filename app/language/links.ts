import { englishPath, type Language, languageOf } from "./language";
import { isInSwahili } from "./swahili-pages";

/** An address of this site in a language, with its query and hash; the English one where there is no other. */
export function pathIn(language: Language, to: string): string {
  const english = to.startsWith("/") ? englishPath(to) : to;
  return language === "sw" && hasSwahili(english)
    ? `/sw${english === "/" ? "" : english.replace(/^\/(?=[?#])/, "")}`
    : english;
}

/** Whether a link on a page in this language leads to one in another: its visitor is told before. */
export function leavesLanguage(language: Language, to: string): boolean {
  return language === "sw" && isPage(to) && languageOf(pathIn(language, to)) !== language;
}

function hasSwahili(to: string): boolean {
  return to.startsWith("/") && isInSwahili(to.replace(/[?#].*$/, ""));
}

/** Not a file, another site, a telephone or a place on the same page. */
function isPage(to: string): boolean {
  return /^\/(?!\/)[^.?#]*([?#]|$)/.test(to);
}
