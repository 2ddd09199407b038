import { badQuery, unknownMediaType } from "./errors";

export type Preferences = {
  answer: "minimal" | "representation";
  /** What a row gets for a key that other rows have and it has not. */
  missing: "null" | "default";
  countsRows: boolean;
  resolvesConflicts: boolean;
  /** What `Preference-Applied` says, in PostgREST's order. */
  applied: string;
};

export function readPreferences(header = ""): Preferences {
  const given = new Map(
    header.split(",").map((part) => {
      const [name = "", value = ""] = part.split("=").map((word) => word.trim().toLowerCase());
      return [name, value] as const;
    }),
  );
  const known = ["missing", "return", "count"].filter((name) =>
    understood[name]?.includes(given.get(name) ?? ""),
  );
  return {
    answer: given.get("return") === "representation" ? "representation" : "minimal",
    missing: given.get("missing") === "default" ? "default" : "null",
    countsRows: known.includes("count"),
    resolvesConflicts: given.has("resolution"),
    applied: known.map((name) => `${name}=${given.get(name)}`).join(", "),
  };
}

const understood: Record<string, string[]> = {
  missing: ["null", "default"],
  return: ["minimal", "representation"],
  count: ["exact", "planned", "estimated"],
};

/** Whether the client wants one object instead of an array. */
export function wantsObject(accept = "*/*"): boolean {
  const types = accept.split(",").map((type) => type.split(";")[0]?.trim().toLowerCase() || "*/*");
  if (types.includes("application/vnd.pgrst.object+json")) return true;
  if (types.some((type) => lists.has(type))) return false;
  throw unknownMediaType(accept);
}

const lists = new Set(["*/*", "application/*", "application/json", "application/vnd.pgrst.array+json"]);

/**
 * Column names as `columns` and `select` give them, quoted or not: `"name","email"` or `id, reference`. No more of them
 * than the table has, each once: work and answer stay as small as the table.
 */
export function readColumns(parameter: "columns" | "select", text: string, most: number): ShownColumn[] {
  const parts = text.split(",", most + 1);
  if (parts.length > most) throw badQuery(parameter);
  const columns = parts.map((part) => {
    const match = column.exec(part);
    const [, alias, name] = match ?? [];
    if (!name || (alias && parameter === "columns")) throw badQuery(parameter);
    return { name: unquoted(name), as: unquoted(alias ?? name) };
  });
  for (const key of ["name", "as"] as const) {
    if (new Set(columns.map((column) => column[key])).size < columns.length) throw badQuery(parameter);
  }
  return columns;
}

type ShownColumn = { name: string; as: string };

const word = `[A-Za-z_][\\w$]*|"[^"]+"`;
const column = new RegExp(`^\\s*(?:(${word}):)?(${word}|\\*)\\s*$`);

function unquoted(name: string) {
  return name.replace(/^"(.*)"$/, "$1");
}
