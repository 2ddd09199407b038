import { readdirSync } from "node:fs";

/** The public routes of the built site, or those in PAGES, as in `PAGES=/,/contact`. */
export function publicPages(): string[] {
  if (process.env.PAGES) return process.env.PAGES.split(",");
  return (readdirSync("dist/client", { recursive: true }) as string[])
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((path) => !["/chat-widget", "/offline"].includes(path))
    .sort();
}
