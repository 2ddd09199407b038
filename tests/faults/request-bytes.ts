import type { Chance } from "./chance";

/** `leaves`: the sender hangs up without waiting. `mute`: being cut off without an answer is fine. */
export type BadRequest = { bytes: Buffer; leaves?: boolean; mute?: boolean };

export type Headers = [name: string, value: string][];

type Whole = { method?: string; path: string; headers?: Headers; body?: Buffer };

/** A request that ends where it says it does, whatever it holds. */
export function whole(chance: Chance, { method = "GET", path, headers = [], body }: Whole): BadRequest {
  const own = new Set(headers.map(([name]) => name.toLowerCase()));
  const usual: Headers = [
    ["Host", "localhost"],
    ["X-Forwarded-For", address(chance)],
    ["Accept", chance.happens(0.7) ? "text/html" : "*/*"],
    ["Connection", "close"],
  ];
  const lines = [...usual.filter(([name]) => !own.has(name.toLowerCase())), ...headers];
  if (body) lines.push(["Content-Length", String(body.length)]);
  // Only line breaks are left out: they would make another header, or another request.
  const head = lines.map(([name, value]) => `${name}: ${value.replace(/[\r\n]/g, "")}\r\n`).join("");
  const start = `${method} ${path.replace(/[\r\n ]/g, "")} HTTP/1.1\r\n`;
  return {
    bytes: Buffer.concat([Buffer.from(`${start}${head}\r\n`, "latin1"), body ?? Buffer.alloc(0)]),
    mute: own.has("upgrade") || own.has("expect"),
  };
}

/** Everybody has an address of their own, or the limits would answer for the application. */
export function address(chance: Chance): string {
  return `41.${chance.between(0, 255)}.${chance.between(0, 255)}.${chance.between(0, 255)}`;
}
