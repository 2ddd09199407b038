import { setTimeout as pause } from "node:timers/promises";
import { openAsking, someAddress } from "../business/asking";
import { ask, sell } from "../business/business";
import { seeded } from "../faults/chance";

const pages = ["/", "/products/hardware", "/products/veltopos/restaurants", "/blog", "/contact", "/products"];
const rendered = ["/search?q=mpesa", "/search?q=till", "/no-such-page", "/blog?page=1"];
const lists = ["/staff", "/staff/orders", "/staff/inbox", "/staff/health"];
const atOnce = 24;

/** A mix of visits as a busy site sees them: mostly readers, some who ask or buy, and staff at work. */
export function openTraffic(url: string, cookie: string) {
  const chance = seeded(20_261_116);
  const asking = openAsking(url, cookie, chance);
  const failures: string[] = [];
  const under = new Set<Promise<void>>();
  let done = 0;

  async function read(path: string) {
    const answer = await fetch(url + path, { headers: { accept: "text/html", ...someAddress(chance) } });
    await answer.arrayBuffer();
    const wanted = path === "/no-such-page" ? 404 : 200;
    if (answer.status !== wanted) throw new Error(`GET ${path} was answered ${answer.status}`);
  }
  function visit(): Promise<unknown> {
    const dice = chance.between(1, 100);
    if (dice <= 70) return read(chance.pick(pages));
    if (dice <= 85) return read(chance.pick(rendered));
    if (dice <= 92) return asking.get(chance.pick(lists));
    if (dice <= 97) return ask(asking, { id: chance.uuid() });
    return sell(asking, chance, { id: chance.uuid() });
  }
  function begin() {
    const one: Promise<void> = visit()
      .then(() => void done++)
      .catch((error: Error) => void failures.push(error.message))
      .finally(() => under.delete(one));
    under.add(one);
  }

  return {
    /** Visits a second that succeed when somebody new comes as soon as somebody leaves. */
    async flatOut(seconds: number): Promise<number> {
      const [first, started] = [done, performance.now()];
      while (performance.now() - started < seconds * 1_000) {
        while (under.size < atOnce) begin();
        await Promise.race(under);
      }
      const pace = (done - first) / ((performance.now() - started) / 1_000);
      await Promise.all(under);
      // Past its limit the site may send people away; at half of it nobody is.
      failures.length = 0;
      asking.troubles.length = 0;
      return pace;
    },
    /** As many a second, whether or not those before have left. Gives the number of visits. */
    async atPace(perSecond: number, seconds: number): Promise<number> {
      const [first, started] = [done, performance.now()];
      for (let begun = 0; begun < perSecond * seconds; begun++) {
        const due = started + (begun / perSecond) * 1_000;
        await pause(Math.max(0, due - performance.now()));
        begin();
      }
      await Promise.all(under);
      return done - first;
    },
    problems(): string[] {
      const troubles = asking.troubles.map(
        ({ status, path }) => `${path} was answered ${status || "not at all"}`,
      );
      const all = [...failures, ...troubles];
      return all.length > 20 ? [...all.slice(0, 20), `and ${all.length - 20} more`] : all;
    },
  };
}
