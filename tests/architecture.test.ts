import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { paymentProviders } from "~/payment-providers/all";
import { roles } from "~/roles";

/**
 * The floors of the house, from the ground up: folders of `app/` and the files that stand directly in it. A folder
 * imports from its own floor and from those below, types included.
 */
const floors: Record<string, string[]> = {
  "words, numbers and parts": [
    ...[
      "choices",
      "roles.ts",
      "seller.ts",
      "site.ts",
      "config.ts",
      "uuid.ts",
      "words.ts",
      "marks.ts",
      "language",
      "time",
      "money",
      "catalogue",
    ],
    ...["payment-providers", "published", "secret-paths.ts", "illustrations", "ui", "seo"],
    ...["vite-env.d.ts", "custom-elements.d.ts"],
  ],
  "of a request": [
    ...["client-abort.server.ts", "log.server.ts", "nonce.server.ts", "nonce.ts"],
    ...["page-handle.ts", "request-id.server.ts", "requests-first.server.ts"],
    ...["unreachable.server.ts", "visitor.server.ts"],
  ],
  "storage and what leaves the house": [
    ...["db", "settings", "rate-limits.server.ts", "turns.server.ts", "documents", "email", "jobs", "visits"],
    ...["services-context.ts", "route-facts.ts"],
  ],
  "who, what was done, and money": [
    ...[
      "access",
      "audit",
      "forms",
      "notify",
      "news",
      "conversations",
      "working-time",
      "payments",
      "tax-due",
      "content-versions",
    ],
  ],
  "opening the services": ["config.server.ts", "services.server.ts", "site-url.server.ts"],
  "what is sold": ["pricing", "questions", "serial-numbers", "stock", "till", "pos"],
  features: [
    ...[
      "bookings",
      "leads",
      "incoming-email",
      "orders",
      "quotations",
      "customers",
      "tax-invoices",
      "reminders",
      "saved-answers",
      "content-desk",
      "people",
      "failed-emails",
      "privacy",
      "rest",
    ],
    ...["home", "company", "services", "audiences", "careers", "legal", "erp", "products", "hardware"],
    ...["estimate", "guides", "trades", "warranty", "returns"],
    ...["blog", "help", "search", "contact", "demo", "chat", "shell", "offline"],
  ],
  staff: ["staff"],
  entries: [
    "routes.ts",
    "prerendered.ts",
    "page-module.ts",
    "root.tsx",
    "entry.client.tsx",
    "entry.server.tsx",
  ],
};

test("each folder stands on one floor", () => {
  expect(Object.values(floors).flat().toSorted()).toEqual([...folders()].toSorted());
});

test("folders import from their own floor and from those below", () => {
  const height = new Map(Object.values(floors).flatMap((names, floor) => names.map((name) => [name, floor])));
  const upwards = imports().filter(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)].map((name) => height.get(name ?? ""));
    return from !== undefined && to !== undefined && to > from;
  });
  expect(upwards).toEqual([]);
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

/** Who may import whom. `from` imports nothing that matches `never`, unless it is a type and `types` are free. */
const rules: { why: string; from: RegExp; never: RegExp; types?: "free" }[] = [
  {
    why: "visual parts know no feature",
    from: /^app\/ui\/(?!gallery\/)/,
    never: /^app\/(?!ui\/|illustrations\/|language\/|money\/|time\/|[\w.-]+$)/,
  },
  {
    why: "money and time are the ground floor",
    from: /^app\/(money|time)\//,
    never: /^app\/(?!language\/|money\/|time\/|site\.ts$)/,
  },
  {
    why: "pages and forms never touch the database",
    from: /^app\/.*\.tsx$/,
    never: /^app\/(db|jobs)\//,
    types: "free",
  },
  {
    why: "the application knows nothing of the server around it",
    from: /^app\//,
    never: /^(http|server|scripts|build)/,
  },
  {
    why: "content is plain data",
    from: /(content|catalogue)(\.sw)?\.ts$|\/editions\//,
    never: /\.tsx$|\.server/,
    types: "free",
  },
  {
    why: "input rules are browser-safe",
    from: /(^|\/|-)input\.ts$/,
    never: /\.server|^app\/(db|jobs)\//,
    types: "free",
  },
  {
    why: "email texts are pure",
    from: /^app\/(?!email\/|jobs\/).*emails[\w.]*\.tsx?$/,
    never: /^app\/(db|jobs)\//,
    types: "free",
  },
  {
    why: "public code never imports the staff side",
    from: /^app\/(?!staff\/|routes)/,
    never: /^app\/staff\//,
  },
];

test.each(rules)("$why", ({ from, never, types }) => {
  const broken = imports().filter(
    ({ file, target, isType }) => from.test(file) && never.test(target) && !(isType && types),
  );
  expect(broken).toEqual([]);
});

test("leads know neither the till nor prices, and forms know no leads", () => {
  const never: Record<string, string[]> = { leads: ["till", "pricing", "contact", "demo"], forms: ["leads"] };
  const broken = imports().filter(({ file, target }) =>
    never[folderOf(file) ?? ""]?.includes(folderOf(target) ?? ""),
  );
  expect(broken).toEqual([]);
});

test("route modules are imported by nobody outside their folder", () => {
  const routes = routeModules();
  const foreign = imports().filter(
    ({ file, target, isType }) =>
      routes.has(target) && !isType && !file.startsWith(`${dirname(target)}/`) && file !== "app/routes.ts",
  );
  expect(foreign).toEqual([]);
});

test("no barrels and no junk drawers", () => {
  const files = sources().filter((file) =>
    /\/(index\.tsx?|utils?|lib|hooks|helpers)(\/|\.tsx?$|$)/.test(file),
  );
  expect(files).toEqual([]);
});

/** The lists that carry a provider everywhere else. */
const providerLists = [
  "app/payment-providers/all.ts",
  "app/payments/providers.server.ts",
  "app/payments/panel/screens.ts",
];

test.each(paymentProviders)("$name stays in its folder", ({ name }) => {
  const folder = `app/payments/${name}/`;
  const others = (file: string) => !file.startsWith(folder) && !providerLists.includes(file);
  const importing = imports().filter(({ file, target }) => others(file) && target.startsWith(folder));
  expect(importing).toEqual([]);
  // What a buyer said is kept under `mpesa-code-given`.
  const named = new RegExp(`\\b${name}\\b(?!-code-)`, "i");
  const naming = sources().filter(
    (file) =>
      file.startsWith("app/payments/") && file !== fixtures && others(file) && named.test(codeOf(file)),
  );
  expect(naming).toEqual([]);
});

const fixtures = "app/payments/fixtures.ts";

test("what was posted is read in one place, which takes wrong input for what it is", () => {
  const readers = sources().filter((file) => readFileSync(file, "utf8").includes(".formData()"));
  expect(readers).toEqual(["app/forms/read-form.server.ts"]);
});

test("cents and shillings are turned into each other in one place", () => {
  // The rate of a dollar has two decimals as well.
  const doors = /^app\/(money\/|payments\/(money|statements\/movements\.server)\.ts$)/;
  const percentages = [
    "app/payments/mpesa/waiting.tsx",
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

test("who may do what is asked of the rights, never of a role's name", () => {
  // The same words mean something else there: who works on something, and the sales of a shop.
  const otherOwners = /(?:name=|className=|[gs]et\(|\| )"owner"/g;
  const otherSales = ["app/search/swahili.ts", "app/seo/structured-data.ts"];
  const named = new RegExp(`["'\`](${roles.join("|")})["'\`]`);
  const elsewhere = sources().filter(
    (file) =>
      !/^app\/(access\/|roles\.ts$)/.test(file) &&
      !otherSales.includes(file) &&
      named.test(codeOf(file).replace(otherOwners, "")),
  );
  expect(elsewhere).toEqual([]);
});

test("the manual names each role", () => {
  expect(readFileSync("docs/operating.md", "utf8")).toContain(`roles**: ${roles.join(", ")}.`);
});

function codeOf(file: string): string {
  return readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** A folder of `app/`, or a file directly in it. */
function folderOf(file: string): string | undefined {
  return /^app\/([\w.-]+)/.exec(file)?.[1];
}

function folders(): Set<string> {
  return new Set(sources().flatMap((file) => folderOf(file) ?? []));
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
  return new Set([...routes.matchAll(/"((?:[\w-]+\/)+[\w-]+\.tsx?)"/g)].map(([, path]) => `app/${path}`));
}

function sources(): string[] {
  return ["app", "http"].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
  );
}

function imports(): { file: string; target: string; isType: boolean }[] {
  const path = /(?:(?:import|export) (type )?[^;"]*?from|import)\s*\(?\s*"([~.][^"]+)"/g;
  return sources().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(path)].map(([, type, to = ""]) => ({
      file,
      target: resolveImport(file, to),
      isType: type !== undefined,
    })),
  );
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
