import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** Who may import whom. `from` imports nothing that matches `never`. */
const rules: { why: string; from: RegExp; never: RegExp }[] = [
  {
    why: "visual parts know no feature",
    from: /^app\/ui\/(?!gallery\/)/,
    never: /^app\/(?!ui\/|illustrations\/|money\/|time\/|[\w.-]+$)/,
  },
  {
    why: "money and time are the ground floor",
    from: /^app\/(money|time)\//,
    never: /^app\/(?!money\/|time\/|site\.ts$)/,
  },
  {
    why: "pages and forms never touch the database",
    from: /^app\/.*\.tsx$/,
    never: /^app\/(db|jobs)\//,
  },
  {
    why: "the application knows nothing of the server around it",
    from: /^app\//,
    never: /^(http|server|scripts|build)/,
  },
  { why: "content is plain data", from: /(content|catalogue)\.ts$|\/editions\//, never: /\.tsx$|\.server/ },
  { why: "input rules are browser-safe", from: /(^|\/|-)input\.ts$/, never: /\.server|^app\/(db|jobs)\// },
  {
    why: "email texts are pure",
    from: /^app\/(?!email\/|jobs\/).*emails[\w.]*\.tsx?$/,
    never: /^app\/(db|jobs)\//,
  },
  {
    why: "public code never imports the staff side",
    from: /^app\/(?!staff\/|routes)/,
    never: /^app\/staff\//,
  },
];

test.each(rules)("$why", ({ from, never }) => {
  expect(imports().filter(({ file, target }) => from.test(file) && never.test(target))).toEqual([]);
});

test("features don't import each other's route modules", () => {
  const routes = routeModules();
  const foreign = imports().filter(
    ({ file, target }) =>
      routes.has(target) && folderOf(file) !== folderOf(target) && file !== "app/routes.ts",
  );
  expect(foreign).toEqual([]);
});

test("folders don't import each other in circles", () => {
  const targets = new Map<string, Set<string>>();
  for (const { file, target } of imports()) {
    const [from, to] = [folderOf(file), folderOf(target)];
    if (from && to && from !== to) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  const circles = [...targets.keys()].filter((folder) => reaches(targets, folder, folder));
  expect(circles).toEqual([]);
});

test("no barrels and no junk drawers", () => {
  const files = sources().filter((file) =>
    /\/(index\.tsx?|utils?|lib|hooks|helpers)(\/|\.tsx?$|$)/.test(file),
  );
  expect(files).toEqual([]);
});

test("what was posted is read in one place, which takes wrong input for what it is", () => {
  const readers = sources().filter((file) => readFileSync(file, "utf8").includes(".formData()"));
  expect(readers).toEqual(["app/forms/read-form.server.ts"]);
});

test("cents and shillings are turned into each other in one place", () => {
  // The rate of a dollar has two decimals as well.
  const doors = /^app\/(money\/|payments\/(money|statements\/movements\.server)\.ts$)/;
  const percentages = [
    "app/payments/waiting.tsx",
    "app/till/moments/shops/loyalty-card.tsx",
    "app/till/moments/slider.tsx",
  ];
  const turned = sources().filter(
    (file) => !doors.test(file) && !percentages.includes(file) && /[*/%] 100\b(?!_)/.test(codeOf(file)),
  );
  expect(turned).toEqual([]);
});

test("days and times are put into words in one place", () => {
  const formats = /Intl\.DateTimeFormat|toLocale(Date|Time)String|Date\([^()]*\)\.toLocaleString/;
  const elsewhere = sources().filter((file) => !file.startsWith("app/time/") && formats.test(codeOf(file)));
  expect(elsewhere).toEqual([]);
});

function codeOf(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** The folder of a feature; files directly in `app/` belong to none. */
function folderOf(file: string): string | undefined {
  return /^app\/([\w-]+)\//.exec(file)?.[1];
}

function reaches(
  targets: Map<string, Set<string>>,
  from: string,
  goal: string,
  seen = new Set<string>(),
): boolean {
  for (const next of targets.get(from) ?? []) {
    if (next === goal) return true;
    if (!seen.has(next) && reaches(targets, next, goal, seen.add(next))) return true;
  }
  return false;
}

function routeModules(): Set<string> {
  const routes = readFileSync("app/routes.ts", "utf8");
  return new Set([...routes.matchAll(/"([\w-]+\/[\w-]+\.tsx?)"/g)].map(([, path]) => `app/${path}`));
}

function sources(): string[] {
  return ["app", "http"].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
}

/** Types are left out: they are gone when the code runs. */
function imports(): { file: string; target: string }[] {
  const path = /(?:from|import)\s*\(?\s*"([~.][^"]+)"/g;
  return sources().flatMap((file) => {
    const source = readFileSync(file, "utf8").replace(/^(?:import|export) type [^;]*;/gm, "");
    return [...source.matchAll(path)].map(([, to = ""]) => ({ file, target: resolveImport(file, to) }));
  });
}

function resolveImport(file: string, path: string): string {
  const base = path.startsWith("~/") ? join("app", path.slice(2)) : normalize(join(dirname(file), path));
  return [base, `${base}.ts`, `${base}.tsx`].find((candidate) => known().has(candidate)) ?? base;
}

let files: Set<string> | undefined;
function known(): Set<string> {
  files ??= new Set(sources());
  return files;
}
