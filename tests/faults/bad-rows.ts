import { anyBytes, anyText, badEscapes, escaped, names } from "./bad-values";
import type { Chance } from "./chance";
import { type BadRequest, type Headers, whole } from "./request-bytes";
import { soundRows } from "./sound-requests";

/** Something for the REST interface. */
export function rest(chance: Chance): BadRequest {
  const [table, row] = chance.pick(soundRows(chance));
  const place = chance.happens(0.95) ? table : chance.pick([...names, ...badEscapes, "rpc/x"]);
  return whole(chance, {
    method: chance.happens(0.85) ? "POST" : chance.pick(["GET", "OPTIONS", "PATCH", "DELETE", "PUT", "HEAD"]),
    path: `/rest/v1/${place}${query(chance)}`,
    headers: headers(chance),
    body: Buffer.from(json(chance, row)),
  });
}

function query(chance: Chance): string {
  if (chance.happens(0.6)) return "";
  const word = escaped(chance, anyText(chance));
  const known = [
    "?columns=%22name%22",
    "?select=*",
    "?select=a:b:c",
    "?columns=__proto__",
    "?select=",
    "?apikey=",
  ];
  return chance.pick([...known, `?select=${word}`, `?columns=${word}`]);
}

function headers(chance: Chance): Headers {
  const maybe: [number, string, string[]][] = [
    [0.4, "Prefer", ["return=representation", "count=exact, missing=default", "resolution=x", "a=b=c,,=,"]],
    [0.1, "Content-Type", ["text/csv", "", "application/x-www-form-urlencoded", "application/json;a"]],
    [0.2, "Accept", ["application/vnd.pgrst.object+json", "text/csv", ",,;", "*/*;q=0"]],
    [0.03, "apikey", names],
    [0.03, "Authorization", ["Bearer", "Bearer x", "Basic YTpi", anyText(chance)]],
    [0.03, "Content-Profile", names],
    [0.03, "Access-Control-Request-Headers", [anyText(chance), "x".repeat(3_000)]],
  ];
  const usual = { apikey: "velto-anon", "Content-Type": "application/json", Accept: "*/*" };
  const chosen = maybe
    .filter(([probability]) => chance.happens(probability))
    .map(([, name, values]) => [name, chance.pick(values)] as const);
  return Object.entries({ ...usual, ...Object.fromEntries(chosen) });
}

/** A sound row, a bent one, several, or no JSON at all. */
function json(chance: Chance, row: Record<string, unknown>): string {
  const bent = { ...row, [chance.pick(Object.keys(row))]: anyJson(chance) };
  const text = JSON.stringify(row);
  return chance.pick([
    () => text,
    () => JSON.stringify(bent),
    () => JSON.stringify(bent),
    () => JSON.stringify(bent),
    () => JSON.stringify([bent, row]),
    () => JSON.stringify(Array.from({ length: chance.between(0, 60) }, () => row)),
    () => JSON.stringify({ ...row, [chance.pick(names)]: "x" }),
    () => text.replace("{", '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},'),
    () => text.replace(/"(\w+)":/, '"$1":"\\ud800","$1":'),
    () => text.slice(0, chance.between(0, text.length)),
    () => JSON.stringify(anyJson(chance)),
    () => `{"name":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
    () => `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`,
    () => anyBytes(chance).toString("latin1"),
    () => "",
  ])();
}

function anyJson(chance: Chance): unknown {
  const shapes = [null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { a: { b: {} } }];
  return chance.happens(0.4) ? chance.pick(shapes) : anyText(chance);
}
