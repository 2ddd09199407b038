import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { marks } from "~/marks";

const listed: string[] = Object.values(marks);
const uses = globSync("app/**/*.{ts,tsx,js,css}", { exclude: ["**/*.test.*", "app/marks.ts"] }).flatMap(
  (file) => attributesIn(readFileSync(file, "utf8")).map((attribute) => ({ file, attribute })),
);

test("features know each other by five attributes at most", () => {
  expect(listed.length).toBeLessThanOrEqual(5);
  const scripted = uses.filter(({ file }) => /\.(ts|js)$/.test(file));
  const shared = scripted.filter(({ file, attribute }) =>
    uses.some((other) => other.attribute === attribute && folderOf(other.file) !== folderOf(file)),
  );
  expect(shared.filter(({ attribute }) => !listed.includes(attribute))).toEqual([]);
});

test("each of them is in use, and scripts name it by the list", () => {
  for (const [name, attribute] of Object.entries(marks)) {
    expect(uses.filter((use) => use.attribute === attribute).length, attribute).toBeGreaterThan(0);
    expect(
      globSync("app/**/*.{ts,tsx}").some((file) => readFileSync(file, "utf8").includes(`marks.${name}`)),
      name,
    ).toBe(true);
  }
  expect(uses.filter(({ file, attribute }) => /\.ts$/.test(file) && listed.includes(attribute))).toEqual([]);
});

/** Written out, or as a property of `dataset`. */
function attributesIn(text: string): string[] {
  const written = text.match(/\bdata-[a-z][a-z-]*/g) ?? [];
  const properties = [...text.matchAll(/\bdataset\.(\w+)/g)].map(([, name = ""]) => name);
  const dashed = properties.map((name) => `data-${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`);
  return [...new Set([...written, ...dashed])];
}

function folderOf(file: string): string {
  return file.split("/")[1] ?? "";
}
