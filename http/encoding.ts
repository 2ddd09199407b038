export type Encoding = "br" | "gzip" | "identity";

/** The best encoding that both sides have. `q=0` refuses one. */
export function chooseEncoding(
  accept: string | undefined,
  available: { br?: unknown; gzip?: unknown },
): Encoding {
  if (!accept) return "identity";
  if (available.br && accepts(accept, "br")) return "br";
  if (available.gzip && accepts(accept, "gzip")) return "gzip";
  return "identity";
}

function accepts(header: string, name: string): boolean {
  const at = header.indexOf(name);
  if (at === -1) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + name.length));
}
