import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ESTree, type Plugin, parseSync } from "vite";

const app = new URL("./app", import.meta.url).pathname;
/** Constants that are read from here, and what is made of them, are live. */
const source = { file: join(app, "published/published.ts"), name: "published" };

/**
 * What staff publish is a constant in the code: `site.phones[0]`, a price, and every sentence that names one. A server
 * runs for weeks, so constants at the top of a module that are made of something published are evaluated once more
 * when it changes, in the order in which the modules were loaded. Functions read what they name when they are called
 * and stay as they are, and so do modules of the server and of the database: what they hold is no text. Browsers are given what is published with the page, and begin with it.
 */
export function liveConstants(): Plugin {
  const modules = openModules();
  return {
    name: "live-constants",
    enforce: "pre",
    transform(_, id) {
      if (this.environment.config.consumer !== "server") return null;
      if (!id.startsWith(`${app}/`) || !/(?<!\.server|\.test)\.tsx?$/.test(id) || id.startsWith(`${app}/db/`))
        return null;
      const code = modules.at(id).written();
      // No line is added or taken away, so that the map of the lines stays right.
      return code === undefined ? null : { code, map: null };
    },
  };
}

type Name = { file: string; name: string };
type Module = { isLive(name: string): boolean; written(): string | undefined; live(): string[] };

/** Read when somebody asks, and again when the file has changed. */
export function openModules() {
  const known = new Map<string, { changed: number; module: Module }>();

  function at(file: string): Module {
    const changed = statSync(file).mtimeMs;
    const found = known.get(file);
    if (found?.changed === changed) return found.module;
    const module = readModule(file, isLive);
    known.set(file, { changed, module });
    return module;
  }

  function isLive({ file, name }: Name): boolean {
    return (file === source.file && name === source.name) || at(file).isLive(name);
  }

  return { at };
}

function readModule(file: string, isLiveThere: (name: Name) => boolean): Module {
  const code = readFileSync(file, "utf8");
  const { body } = parseSync(file, code).program;
  const { imported, passedOn } = importsOf(body, file);
  const declared = declarationsOf(body);
  const answers = new Map<string, boolean>();

  function isLive(name: string): boolean {
    const known = answers.get(name);
    if (known !== undefined) return known;
    // A function that calls itself.
    answers.set(name, false);
    const from = imported.get(name);
    const own = declared.get(name);
    const found = from
      ? isLiveThere(from)
      : own
        ? readBy(own).some(isLive)
        : passedOn.some((other) => isLiveThere({ file: other, name }));
    answers.set(name, found);
    return found;
  }

  const constants = body
    .map(declarationIn)
    .filter(
      (one) => one?.type === "VariableDeclaration" && one.kind === "const",
    ) as ESTree.VariableDeclaration[];
  const live = () =>
    constants.filter(({ declarations }) =>
      declarations.some(({ init }) => init && !isFunction(init) && readBy(init).some(isLive)),
    );

  return {
    isLive,
    live: () =>
      live().flatMap(({ declarations }) => declarations.map(({ id }) => code.slice(id.start, id.end))),
    written() {
      const found = live();
      if (found.length === 0) return undefined;
      const text = found.toReversed().reduce(rewritten, code);
      return `${text} import { evaluated as __evaluated } from "~/published/published";`;
    },
  };
}

/** `const a: T = b` becomes `let a: T; __evaluated(() => { a = b; });` */
function rewritten(code: string, { start, end, declarations }: ESTree.VariableDeclaration): string {
  const parts = declarations.map(({ id, init }) => {
    if (!init) throw new Error("A constant without a value.");
    const value = code.slice(init.start, init.end);
    const target = code.slice(id.start, id.end);
    if (id.type === "Identifier") {
      return `let ${target}; __evaluated(() => { ${id.name} = ${value}; });`;
    }
    return `let ${namesIn(id).join(", ")}; __evaluated(() => { (${target} = ${value}); });`;
  });
  return code.slice(0, start) + parts.join(" ") + code.slice(end);
}

type Statement = ESTree.Program["body"][number];

function importsOf(body: Statement[], file: string) {
  const imported = new Map<string, Name>();
  const passedOn: string[] = [];
  for (const one of body) {
    if (!("source" in one) || !one.source) continue;
    const target = resolved(one.source.value, file);
    if (!target) continue;
    if (one.type === "ExportAllDeclaration") passedOn.push(target);
    if (one.type === "ImportDeclaration") {
      for (const { local, ...part } of one.specifiers) {
        const name = "imported" in part ? nameOf(part.imported) : "default";
        imported.set(local.name, { file: target, name });
      }
    }
    if (one.type === "ExportNamedDeclaration") {
      for (const { local, exported } of one.specifiers) {
        imported.set(nameOf(exported), { file: target, name: nameOf(local) });
      }
    }
  }
  return { imported, passedOn };
}

function nameOf(name: ESTree.ModuleExportName): string {
  return "name" in name ? name.name : name.value;
}

/** Modules of the application; what comes from packages is never live. */
function resolved(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith("~/")
    ? join(app, specifier.slice(2))
    : specifier.startsWith(".")
      ? join(dirname(from), specifier)
      : undefined;
  return path && [`${path}.ts`, `${path}.tsx`].find(existsSync);
}

/** What stands at the top of a module, by name: constants and functions. */
function declarationsOf(body: Statement[]): Map<string, object> {
  const found = new Map<string, object>();
  for (const one of body) {
    const declaration = declarationIn(one);
    if (declaration?.type === "FunctionDeclaration" && declaration.id) {
      found.set(declaration.id.name, declaration);
      if (one.type === "ExportDefaultDeclaration") found.set("default", declaration);
    }
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations) {
      if (init) for (const name of namesIn(id)) found.set(name, init);
    }
  }
  return found;
}

function declarationIn(one: Statement) {
  if (one.type === "ExportNamedDeclaration" || one.type === "ExportDefaultDeclaration")
    return one.declaration;
  return one;
}

function isFunction({ type }: { type: string }): boolean {
  return type === "ArrowFunctionExpression" || type === "FunctionExpression" || type === "ClassExpression";
}

function namesIn(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === "Identifier") return [pattern.name];
  return [...new Set(readBy(pattern))];
}

/** The names that a part of the code reads, its types left out. A name that means something else in an inner function only costs an evaluation. */
function readBy(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(readBy);
  if (typeof part !== "object" || part === null || !("type" in part)) return [];
  const node = part as Record<string, unknown> & { type: string };
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return [String(node.name)];
  if (node.type === "MemberExpression" && !node.computed) return readBy(node.object);
  if (node.type === "Property" && !node.computed) return readBy(node.value);
  if (node.type === "JSXAttribute") return readBy(node.value);
  if (node.type.startsWith("TS")) return readBy(node.expression);
  return Object.values(node).flatMap(readBy);
}
