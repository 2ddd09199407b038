import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ServerBuild } from "react-router";
import { isOfStaff } from "~/access/sessions.server";
import type { Device } from "~/choices/devices";
import { englishPath } from "~/language/language";
import { publicPaths } from "~/prerendered";
import type { Services } from "~/services-context";
import { deviceOf } from "~/visits/device";
import { openRoom } from "~/visits/room.server";
import { speedsOf } from "~/visits/speed";
import { visitOf } from "~/visits/visit";
import type { BuiltSite } from "./built-site";
import type { HttpEnv } from "./types";

/**
 * Where pages tell that they are read, and how quick they were. Whoever asks not to be followed, robots, our own
 * people, pages that don't exist and floods are left out; the answer is the same for all of them, and empty.
 */
export function visitsApp({ visits, config }: Services, isPage: (path: string) => boolean) {
  const hasRoom = openRoom();

  async function told(c: Context<HttpEnv>): Promise<Told | undefined> {
    const { headers } = c.req.raw;
    const device = deviceOf(headers.get("user-agent") ?? "");
    if (!device || asksForQuiet(headers) || isOfStaff(headers) || !hasRoom(c.get("visitor").address))
      return undefined;
    const about = new URLSearchParams(await c.req.text());
    const page = about.get("page") ?? "";
    return isPage(page) ? { page, device, about } : undefined;
  }

  return new Hono<HttpEnv>()
    .use(bodyLimit({ maxSize: 4 * 1024, onError: nothing }))
    .post("/", async (c) => {
      const read = await told(c);
      if (!read) return nothing(c);
      const { page, device, about } = read;
      const ownHosts = [c.get("visitor").origin, config.siteUrl].map((url) => new URL(url).host);
      const [from = "", campaign = ""] = ["from", "campaign"].map((name) => about.get(name) ?? "");
      visits.count({ device, ...visitOf({ page, from, campaign }, ownHosts) });
      return nothing(c);
    })
    .post("/speed", async (c) => {
      const read = await told(c);
      if (!read) return nothing(c);
      const { device, about } = read;
      const page = englishPath(read.page);
      for (const speed of speedsOf(about)) visits.countSpeed({ page, device, ...speed });
      return nothing(c);
    });
}

type Told = { page: string; device: Device; about: URLSearchParams };

function nothing(c: Context) {
  return c.body(null, 204);
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
