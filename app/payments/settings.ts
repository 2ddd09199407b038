import { z } from "zod";

export type Env = Record<string, string | undefined>;
export type Issue = { path: PropertyKey[]; message: string };

/** Reads one way to pay. What is wrong, or missing beside others of its set, is added to `issues`. */
export type ReadVariables<Settings> = (env: Env, issues: Issue[]) => Settings | undefined;

/** A way to pay without its variables is simply not there; an address alone does not open it. */
export function variables<Shape extends z.ZodRawShape, Settings>(
  shape: Shape,
  settings: (values: z.output<z.ZodObject<Shape>>) => Settings,
): ReadVariables<Settings> {
  const names = Object.keys(shape);
  const own = names.filter((name) => !name.endsWith("_BASE_URL"));
  return (env, issues) => {
    const beside = own.find((name) => env[name]);
    if (!beside) return undefined;
    const given = names.filter((name) => env[name]).map((name) => [name, env[name]]);
    const result = z.object(shape).safeParse(Object.fromEntries(given));
    if (result.success) return settings(result.data);
    for (const { path, message, code } of result.error.issues) {
      const missing = code === "invalid_type" && env[String(path[0])] === undefined;
      issues.push({ path, message: missing ? `must be set, since ${beside} is` : message });
    }
    return undefined;
  };
}
