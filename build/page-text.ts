export interface PageText {
  title: string;
  description: string;
  hidden: boolean;
  sections: { heading: string; anchor: string; text: string }[];
}

/** What a reader sees of a rendered page: its title and the text of its main part, cut at headings. */
export function pageText(html: string): PageText {
  const main = html.match(/<main[\s>][\s\S]*?<\/main>/)?.[0].replace(/<!--[\s\S]*?-->/g, "") ?? "";
  return {
    title: decode(html.match(/<title[^>]*>([^<]*)/)?.[1] ?? ""),
    description: decode(html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? ""),
    hidden: /<meta name="robots" content="[^"]*noindex/.test(html),
    sections: sectionsOf(main),
  };
}

function sectionsOf(main: string): PageText["sections"] {
  const sections = [{ heading: "", anchor: "", text: "" }];
  const unread: string[] = [];
  let anchor = "";
  let inHeading = false;

  for (const [tag, name, attributes, text] of main.matchAll(/<(\/?[a-z][a-z0-9-]*)([^>]*)>|([^<]+)/gi)) {
    const section = sections.at(-1) as (typeof sections)[number];
    if (text !== undefined) {
      if (unread.length) continue;
      if (inHeading) section.heading += decode(text);
      else section.text += decode(text);
      continue;
    }
    const element = (name ?? "").replace("/", "").toLowerCase();
    const closing = tag.startsWith("</");
    if (unread.length) {
      if (element === unread[0]) closing ? unread.pop() : isVoid(element, tag) || unread.push(element);
      continue;
    }
    if (!closing && isUnread(element, attributes ?? "")) {
      if (!isVoid(element, tag)) unread.push(element);
      continue;
    }
    const id = attributes?.match(/\sid="([a-z][a-z0-9-]*)"/)?.[1];
    if (/^h[1-3]$/.test(element)) {
      inHeading = !closing;
      if (!closing) sections.push({ heading: "", anchor: id ?? anchor, text: "" });
      anchor = "";
    } else if (element === "section" && !closing) {
      anchor = id ?? "";
    } else if (closing && /^h[4-6]$/.test(element)) {
      section.text += ": ";
    } else if (blocks.has(element)) {
      section.text += closing ? "\n" : " ";
    } else if (apart.has(element)) {
      section.text += " ";
    }
  }
  return sections
    .map(({ heading, anchor, text }) => ({ heading: tidy(heading), anchor, text: sentences(text) }))
    .filter(({ heading, text }) => heading || text);
}

const unreadElements = new Set([
  "script",
  "style",
  "svg",
  "nav",
  "template",
  "noscript",
  "form",
  "dialog",
  "button",
  "video",
]);
const blocks = new Set(
  "p div li ul ol dl dt dd section article aside header footer table tr td th thead tbody figure figcaption blockquote br".split(
    " ",
  ),
);

const apart = new Set(["a", "button", "span", "small"]);

function isUnread(element: string, attributes: string): boolean {
  return (
    unreadElements.has(element) ||
    (element === "a" && /\sclass="[^"]*\b(?:btn|link)\b/.test(attributes)) ||
    /\saria-hidden="true"/.test(attributes) ||
    /\srole="(?:img|status)"/.test(attributes)
  );
}

function isVoid(element: string, tag: string): boolean {
  return tag.endsWith("/>") || /^(img|br|hr|input|source|link|meta|wbr|col)$/.test(element);
}

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

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name] ?? entity;
  });
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
