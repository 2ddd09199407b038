import { readFileSync } from "node:fs";

/**
 * A configuration file as docs/scaling.md shows it, so that what is shown is what was tested. Only what the machine of
 * the test has elsewhere is replaced; a text that is not there is an error, and so is an address that stays.
 */
export function shownConfig(name: string, replacements: Record<string, string>): string {
  const shown = readFileSync("docs/scaling.md", "utf8");
  const blocks = [...shown.matchAll(/```\w+\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  let config = blocks.find((text) => text.startsWith(`# ${name}\n`));
  if (!config) throw new Error(`docs/scaling.md shows no ${name}.`);
  for (const [text, own] of Object.entries(replacements)) {
    if (!config.includes(text)) throw new Error(`${name} does not hold '${text}'.`);
    config = config.replaceAll(text, own);
  }
  const left = /\b10\.0\.0\.\d+\S*/.exec(config)?.[0];
  if (left) throw new Error(`${name} still names ${left}.`);
  return config;
}
