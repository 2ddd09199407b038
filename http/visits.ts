import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ServerBuild } from "react-router";
import { isOfStaff } from "~/access/sessions.server";
import { publicPaths } from "~/prerendered";
import type { Services } from "~/services-context";
import { deviceOf } from "~/visits/device";
import { openRoom } from "~/visits/room.server";
import { visitOf } from "~/visits/visit";
import type { BuiltSite } from "./built-site";
import type { HttpEnv } from "./types";

/**
 * Where pages tell that they are read. Whoever asks not to be followed, robots, our own people, pages that don't exist
 * and floods are left out; the answer is the same for all of them, and empty.
 */
export function visitsApp({ visits, config }: Services, isPage: (path: string) => boolean) {
  const hasRoom = openRoom();
  const done = (c: Context<HttpEnv>) => c.body(null, 204);
  return new Hono<HttpEnv>().post("/", bodyLimit({ maxSize: 4 * 1024, onError: done }), async (c) => {
    const { address, origin } = c.get("visitor");
    const device = deviceOf(c.req.header("user-agent"));
    if (!device || asksForQuiet(c.req.raw.headers) || isOfStaff(c.req.raw.headers)) return done(c);
    if (!hasRoom(address)) return done(c);
    const told = new URLSearchParams(await c.req.text());
    const [page = "", from = "", campaign = ""] = ["page", "from", "campaign"].map(
      (name) => told.get(name) ?? "",
    );
    if (!isPage(page)) return done(c);
    const ownHosts = [origin, config.siteUrl].map((url) => new URL(url).host);
    visits.count({ device, ...visitOf({ page, from, campaign }, ownHosts) });
    return done(c);
  });
}

/** Pages as every visitor can open them, with those that were made since the build. */
export function publicPages(routes: ServerBuild["routes"], site: BuiltSite | undefined) {
  const known = new Set(publicPaths(routes));
  return (path: string) => known.has(path) || site?.files.get(path)?.name.endsWith("index.html") === true;
}

/** Do Not Track, Global Privacy Control, and who saves data. Our own script asks before it sends anything. */
function asksForQuiet(headers: Headers): boolean {
  return headers.get("dnt") === "1" || headers.get("sec-gpc") === "1" || headers.get("save-data") === "on";
}
