import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const features =
  "home company services audiences products careers legal erp pos hardware orders contact demo blog search faq chat rest seo".split(
    " ",
  );
const page = /^app\/[\w-]+\/(page|[\w-]*page|lineup|category|overview|industry|list|article|find)\.tsx$/;

/** The house rules about who may import whom. `from` imports nothing that matches `never`. */
const rules: { why: string; from: RegExp; never: RegExp; except?: RegExp }[] = [
  {
    why: "ui knows no feature",
    from: /^app\/ui\//,
    never: new RegExp(`^app/(${features.join("|")}|shell)/`),
  },
  {
    why: "pages and forms never touch the database",
    from: /^app\/.*\.tsx$/,
    never: /^app\/(db|jobs|mail)\//,
  },
  { why: "the application knows nothing of the edge", from: /^app\//, never: /^(edge|server|scripts)/ },
  {
    why: "content is plain data",
    from: /content\.ts$|catalogue\.ts$|\/industries\//,
    never: /\.tsx$|\.server/,
  },
  { why: "rules are browser-safe", from: /(^|-)input\.ts$/, never: /\.server|^app\/(db|jobs|mail)\// },
  {
    why: "emails are pure functions",
    from: /^app\/(?!jobs\/).*emails\.tsx?$/,
    never: /^app\/(db|jobs)\//,
  },
];

test.each(rules)("$why", ({ from, never, except }) => {
  const broken = imports().filter(
    ({ file, target }) => from.test(file) && never.test(target) && !except?.test(target),
  );
  expect(broken).toEqual([]);
});

test("features don't import each other's pages or forms", () => {
  const broken = imports().filter(({ file, target }) => {
    const foreign = featureOf(file) !== featureOf(target) && features.includes(featureOf(file));
    return (
      foreign && (page.test(target) || /(form|dialog)\.tsx$/.test(target)) && !target.startsWith("app/ui/")
    );
  });
  expect(broken).toEqual([]);
});

test("no barrels and no junk drawers", () => {
  const files = sources().filter((file) =>
    /\/(index\.tsx?|utils?|lib|hooks|helpers)(\/|\.tsx?$|$)/.test(file),
  );
  expect(files).toEqual([]);
});

function featureOf(file: string): string {
  return file.split("/")[1] ?? "";
}

function sources(): string[] {
  return ["app", "http"].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
}

/** Types are no ties: they are gone when the code runs. */
function imports(): { file: string; target: string }[] {
  const path = /(?:from|import)\s*\(?\s*"([~.][^"]+)"/g;
  return sources().flatMap((file) => {
    const source = readFileSync(file, "utf8").replace(/^(?:import|export) type [^;]*;/gm, "");
    return [...source.matchAll(path)].map(([, to = ""]) => ({ file, target: resolveImport(file, to) }));
  });
}

function resolveImport(file: string, path: string): string {
  const base = path.startsWith("~/") ? join("app", path.slice(2)) : normalize(join(dirname(file), path));
  const known = [base, `${base}.ts`, `${base}.tsx`].find((candidate) => all().has(candidate));
  return known ?? base;
}

let known: Set<string> | undefined;
function all(): Set<string> {
  known ??= new Set(sources());
  return known;
}
