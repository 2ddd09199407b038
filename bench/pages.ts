import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const clientDir = "dist/client";

/** The public routes of the built site, or those in PAGES, as in `PAGES=/,/contact`. */
export function publicPages(): string[] {
  if (process.env.PAGES) return process.env.PAGES.split(",");
  return (readdirSync(clientDir, { recursive: true }) as string[])
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((path) => !["/chat-widget", "/offline"].includes(path))
    .sort();
}

export function builtPage(path: string): string {
  return join(clientDir, path, "index.html");
}

/** Acting pages get the application, reading pages are documents without it. */
export function isActing(path: string): boolean {
  return readFileSync(builtPage(path), "utf8").includes("/assets/entry.client-");
}
