import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Email, Fact } from "./email";
import { EmailLayout } from "./layout";
import { signatureIn } from "./signature";

type Content = Pick<Email, "title" | "parts" | "language">;

export function htmlOf({ title, parts, language }: Content): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(EmailLayout, { title, parts, language }))}`;
}

/** What an email looks like to a program without HTML. */
export function textOf({ title, parts, language = "en" }: Content): string {
  const blocks = parts.map((part) => {
    if (typeof part === "string") return part;
    if ("facts" in part) return linesOf(part.facts);
    if ("quote" in part) return quoted(typeof part.quote === "string" ? part.quote : linesOf(part.quote));
    return `${part.action.label}:\n${part.action.url}`;
  });
  return [title, ...blocks, `-- \n${signatureIn(language).join("\n")}`].join("\n\n");
}

function linesOf(facts: Fact[]): string {
  return facts.map(([label, value]) => `${label}: ${value.replace(/\r?\n/g, "\n  ")}`).join("\n");
}

function quoted(text: string): string {
  return text.replace(/^/gm, "> ");
}
