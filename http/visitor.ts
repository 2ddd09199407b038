import type { IncomingHttpHeaders } from "node:http";

/** Where a request comes from and which address the visitor typed, as far as we can trust it. */
export type Visitor = { address: string; origin: string };

/** Forwarded headers are believed only as far as proxies of our own wrote them (`TRUST_PROXY`, counted from us). */
export function identifyVisitor(
  socket: { remoteAddress?: string; encrypted?: boolean },
  headers: IncomingHttpHeaders,
  trustedProxies: number,
): Visitor {
  const forwarded = (name: string) => entryOf(headers[name], trustedProxies);
  const scheme =
    matching(/^https?$/, forwarded("x-forwarded-proto")) ?? (socket.encrypted ? "https" : "http");
  const host = knownHost(forwarded("x-forwarded-host")) ?? headers.host ?? "localhost";
  const address = forwarded("x-forwarded-for") ?? socket.remoteAddress ?? "unknown";
  return { address: address.replace(/^::ffff:/, ""), origin: `${scheme}://${host}` };
}

/** The entry that our outermost proxy wrote; a shorter list was written by fewer of them. */
function entryOf(header: string | string[] | undefined, trustedProxies: number): string | undefined {
  if (!header || trustedProxies === 0) return undefined;
  const entries = String(header).split(",");
  return entries.at(-Math.min(trustedProxies, entries.length))?.trim() || undefined;
}

/** A proxy may pass on what a visitor invented; a scheme or host that is none would make no address at all. */
function matching(rule: RegExp, value: string | undefined): string | undefined {
  return value !== undefined && rule.test(value) ? value : undefined;
}

/** The rule keeps out names and paths, the parser what only looks like a host: port 99999, or the address 9999999999. */
function knownHost(value: string | undefined): string | undefined {
  const host = matching(hostAndPort, value);
  return host !== undefined && URL.canParse(`http://${host}`) ? host : undefined;
}

const hostAndPort = /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;
