import { site } from "~/site";

/** What an email says, top to bottom. A plain string is a paragraph. */
export type EmailPart =
  | string
  | { facts: [label: string, value: string][] }
  /** Words somebody typed, kept as they are. */
  | { quote: string }
  | { action: { label: string; url: string } };

type Content = { title: string; parts: EmailPart[] };

/** What an email looks like to a program without HTML. */
export function textOf({ title, parts }: Content) {
  const blocks = parts.map((part) => {
    if (typeof part === "string") return part;
    if ("facts" in part)
      return part.facts.map(([label, value]) => `${label}: ${indentRest(value)}`).join("\n");
    if ("quote" in part) return part.quote.replace(/^/gm, "> ");
    return `${part.action.label}:\n${part.action.url}`;
  });
  return [title, ...blocks, `-- \n${signature.join("\n")}`].join("\n\n");
}

function indentRest(value: string) {
  return value.replace(/\r?\n/g, "\n  ");
}

const signature = [
  `${site.name}. ${site.tagline}`,
  site.address.district,
  `${site.phones[0]}, ${site.email.info}`,
];

/** The same as simple HTML in the site's colours. */
export function htmlOf({ title, parts }: Content) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left;font:16px/1.55 ${font};color:${colour.ink};overflow-wrap:anywhere">
<tr><td style="padding:0 0 16px;font-size:24px;font-weight:700;letter-spacing:-0.02em;color:${colour.acacia}">${site.name}</td></tr>
<tr><td style="padding:32px 28px;background:#ffffff;border-top:4px solid ${colour.acacia};border-radius:0 0 16px 16px">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.2;font-weight:600;letter-spacing:-0.01em">${escapeHtml(title)}</h1>
${parts.map(asHtmlPart).join("\n")}
</td></tr>
<tr><td style="padding:20px 28px;font-size:14px;color:${colour.quiet}">${signature.map(escapeHtml).join("<br>")}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function asHtmlPart(part: EmailPart) {
  if (typeof part === "string") return `<p style="margin:0 0 16px">${lines(part)}</p>`;
  if ("facts" in part) {
    const rows = part.facts.map(
      ([label, value]) =>
        `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid ${colour.line};color:${colour.quiet};vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td style="padding:8px 0;border-top:1px solid ${colour.line};vertical-align:top">${lines(value)}</td></tr>`,
    );
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:15px">${rows.join("")}</table>`;
  }
  if ("quote" in part) {
    return `<div style="margin:0 0 20px;padding:14px 18px;background:${colour.sand};border-radius:8px">${lines(part.quote)}</div>`;
  }
  const { label, url } = part.action;
  return `<p style="margin:4px 0 20px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:${colour.acacia};color:${colour.paper};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function lines(value: string) {
  return escapeHtml(value).replace(/\r?\n/g, "<br>");
}

function escapeHtml(value: string) {
  return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

// Mail programs know no custom properties: the values of tokens.css, written out.
const colour = {
  paper: "#FBF8F3",
  sand: "#F4EEE3",
  line: "#DDD2BE",
  ink: "#10211A",
  quiet: "#5A665F",
  acacia: "#0E4D3A",
};
const font = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
