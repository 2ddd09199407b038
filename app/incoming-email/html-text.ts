import { Parser } from "htmlparser2";

/**
 * The words of an HTML email; markup, styles and scripts are left behind. Quoted parts get the `>` of plain text. No tree
 * is made: however deep a stranger nests, the work grows with the length alone.
 */
export function textOfHtml(html: string): string {
  // The text around and in each open quote, the innermost last.
  const texts = [""];
  let silent = 0;
  let link = { href: "", at: 0 };
  let last = "\n";
  const write = (text: string) => {
    // A second space says nothing, and a long row of them takes `tidy` very long.
    const said = text.startsWith(" ") && /\s/.test(last) ? text.slice(1) : text;
    if (silent > 0 || said === "") return;
    texts.push(`${texts.pop()}${said}`);
    last = said.at(-1) ?? last;
  };
  const parser = new Parser({
    onopentag(name, { href = "" }) {
      if (silentTags.has(name)) silent += 1;
      if (name === "a") link = { href, at: texts.at(-1)?.length ?? 0 };
      if (name === "blockquote" && texts.length < mostQuotes) texts.push("");
      else if (name === "br") write("\n");
      else if (name === "li") write("\n- ");
      else if (blocks.test(name)) write("\n");
    },
    ontext(text) {
      write(text.replace(/[\s\u00a0]+/g, " "));
    },
    onclosetag(name) {
      if (silentTags.has(name)) silent = Math.max(0, silent - 1);
      if (name === "a") write(addressOf(link.href, texts.at(-1)?.slice(link.at) ?? ""));
      if (name === "blockquote" && texts.length > 1) write(`\n${quoted(tidy(texts.pop() ?? ""))}\n`);
      else if (name === "td" || name === "th") write(" ");
      else if (name !== "li" && blocks.test(name)) write("\n");
    },
  });
  parser.end(html.slice(0, mostCharacters));
  while (texts.length > 1) write(`\n${quoted(tidy(texts.pop() ?? ""))}\n`);
  return tidy(texts[0] ?? "");
}

const mostCharacters = 200_000;
const mostQuotes = 20;
const silentTags = new Set(
  ["script", "style", "head", "title", "noscript", "template", "svg", "object"].concat("iframe"),
);
const blocks = /^(p|div|table|tr|ul|ol|li|h[1-6]|blockquote|pre|section|article|header|footer|hr|dl|dt|dd)$/;

/** Where a link leads is said where its words don't. */
function addressOf(href: string, words: string): string {
  return /^https?:/i.test(href) && !words.includes(href.replace(/\/$/, "")) ? ` (${href})` : "";
}

function quoted(text: string): string {
  return text.replace(/^/gm, "> ");
}

function tidy(text: string): string {
  return text
    .replace(/[ \t]*\n[ \t]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
