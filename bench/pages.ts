import { readdirSync } from "node:fs";

/** The public routes of the built site. */
export function publicPages(): string[] {
  return (readdirSync("build/client", { recursive: true }) as string[])
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
    .filter((path) => !["/chat-widget", "/offline"].includes(path))
    .sort();
}
