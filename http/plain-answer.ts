import type { Context } from "hono";
import { type Language, languageOf, locales } from "~/language/language";

type Message = { title: string; text: string };

/** On a Swahili page in Swahili; the staff side has English only. */
type Messages = Message & { swahili: Message | undefined };

/** An answer that needs no application: readable by a person as a page, by a program as JSON. */
export function plainAnswer(
  c: Context,
  status: 400 | 403 | 404 | 405 | 413 | 429 | 500 | 503,
  { swahili, ...english }: Messages,
) {
  const language = swahili ? languageOf(c.req.path) : "en";
  const { title, text } = language === "sw" && swahili ? swahili : english;
  if (wantsHtml(c.req.header("accept"))) return c.html(page(language, title, text), status);
  return c.json({ success: false, message: text }, status);
}

function wantsHtml(accept = ""): boolean {
  return accept.includes("text/html");
}

const words = {
  en: { home: "/", link: "Go to the home page" },
  sw: { home: "/sw", link: "Nenda mwanzo" },
};

function page(language: Language, title: string, text: string): string {
  const { home, link } = words[language];
  return `<!DOCTYPE html><html lang="${locales[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | Velto</title><link rel="icon" href="/favicon.svg"><style>
:root{color-scheme:light dark}body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;box-sizing:border-box;background:#fbf8f3;color:#10211a;font:17px/1.6 system-ui,sans-serif}main{max-width:34rem}h1{font-size:2rem;line-height:1.1;letter-spacing:-.03em;margin:24px 0 12px}a{color:inherit;font-weight:600}p{margin:0 0 20px}
@media(prefers-color-scheme:dark){body{background:#0b1511;color:#f4efe6}}</style></head><body><main><img src="/favicon.svg" width="44" height="44" alt="Velto"><h1>${title}</h1><p>${text}</p><p><a href="${home}">${link}</a></p></main></body></html>`;
}
