import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { createContext } from "react-router";

/**
 * Where a request comes from and under which origin the visitor sees the site, as far as both can be trusted.
 * The address is only ever used hashed, for limits.
 */
export type Visitor = { address: string; origin: string };

export const visitorContext = createContext<Visitor>();

type VisitorEnv = { Bindings: Partial<HttpBindings>; Variables: { visitor: Visitor } };

export function visitor(trustedProxies: number, log: Pick<Logger, "warn">) {
  let warned = false;
  return createMiddleware<VisitorEnv>(async (c, next) => {
    if (trustedProxies === 0 && !warned && c.req.header("x-forwarded-for")) {
      warned = true;
      log.warn(
        "a request came through a proxy, and TRUST_PROXY is not set: all its visitors share one limit",
      );
    }
    // The URL's host has been checked; the header may hold several.
    const headers = { ...Object.fromEntries(c.req.raw.headers), host: new URL(c.req.url).host };
    const socket = c.env?.incoming?.socket ?? { remoteAddress: "127.0.0.1" };
    c.set("visitor", identifyVisitor(socket, headers, trustedProxies));
    await next();
  });
}

/** Forwarded headers count only as far as proxies of our own wrote them (`TRUST_PROXY`, counted from us). */
export function identifyVisitor(
  socket: { remoteAddress?: string; encrypted?: boolean },
  headers: IncomingHttpHeaders,
  trustedProxies: number,
): Visitor {
  const forwarded = (name: string) => entryOf(headers[name], trustedProxies);
  const scheme =
    matching(/^https?$/, forwarded("x-forwarded-proto")) ?? (socket.encrypted ? "https" : "http");
  const host = knownHost(forwarded("x-forwarded-host")) ?? headers.host ?? "localhost";
  const address = plainAddress(forwarded("x-forwarded-for")) ?? plainAddress(socket.remoteAddress);
  // Parsed, so that `:443` and `:80` are left out where they are the scheme's own, as in a browser's `Origin`.
  return { address: address ?? "unknown", origin: new URL(`${scheme}://${host}`).origin };
}

/** The entry that our outermost proxy wrote; a shorter list was written by fewer of them. */
function entryOf(header: string | string[] | undefined, trustedProxies: number): string | undefined {
  if (!header || trustedProxies === 0) return undefined;
  const entries = String(header).split(",");
  return entries.at(-Math.min(trustedProxies, entries.length))?.trim() || undefined;
}

/** Some proxies add the port (`1.2.3.4:567`, `[2001:db8::1]:567`), which is another one for each connection. */
function plainAddress(value: string | undefined): string | undefined {
  const withoutPort = value?.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
  const address = withoutPort?.replace(/^::ffff:(?=\d+\.)/i, "");
  return address && isIP(address) ? address : undefined;
}

/** A proxy may pass on what a visitor invented; a scheme or host that is none would make no origin at all. */
function matching(rule: RegExp, value: string | undefined): string | undefined {
  return value !== undefined && rule.test(value) ? value : undefined;
}

/** The rule keeps out names and paths, the parser what only looks like a host: port 99999, or the address 9999999999. */
function knownHost(value: string | undefined): string | undefined {
  const host = matching(hostAndPort, value);
  return host !== undefined && URL.canParse(`http://${host}`) ? host : undefined;
}

const hostAndPort = /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(:\d{1,5})?$/i;
