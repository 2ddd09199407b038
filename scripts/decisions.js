// `npm run decisions` writes the table of contents of docs/decisions: number, title and status of each page.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.js";

const folder = join(root, "docs/decisions");
const pages = readdirSync(folder).filter((name) => /^\d/.test(name));
const rows = pages.sort().map((name) => {
  const [heading = "", , first = ""] = readFileSync(join(folder, name), "utf8").split("\n");
  const [, number, title] = heading.match(/^# (\d+)\. (.*)$/) ?? [];
  if (!number) throw new Error(`${name} must begin with "# <number>. <title>"`);
  return `| ${number} | [${title}](${name}) | ${statusOf(first)} |`;
});
writeFileSync(
  join(folder, "README.md"),
  `# Decisions\n\nWhy things are as they are, one page each. Numbers are kept: those that are missing belong to decisions that were replaced, or that are a section of another now. Measurements stand in [notes](../notes/performance.md). \`npm run decisions\` writes this table.\n\n| | decision | status |\n|---|---|---|\n${rows.join("\n")}\n`,
);

function statusOf(line) {
  const replaced = line.match(/^(Replaced(?: in part)? by \[\d+\]\([^)]+\)(?: and \[\d+\]\([^)]+\))?)/);
  return replaced ? replaced[1] : "Accepted";
}
