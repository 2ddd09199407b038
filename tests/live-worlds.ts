import fc from "fast-check";
import { expect } from "vitest";
import type { Actor } from "~/access/rights";
import type { Services } from "~/services.server";
import { live, world } from "./money-world";

/** So many worlds are lived through, a few at a time: in each our books end as the providers' statements. `MONEY_SEED` draws others. */
export async function liveWorlds(
  services: Services,
  actor: Actor,
  count: number,
  seed = Number(process.env.MONEY_SEED ?? 1),
) {
  const worlds = fc.sample(world, { numRuns: count, seed });
  const quiet: Services = { ...services, jobs: silent(services.jobs) };
  let next = 0;
  const workers = Array.from({ length: 6 }, async () => {
    for (let index = next++; index < worlds.length; index = next++) {
      const lived = worlds[index] as (typeof worlds)[number];
      const { ours, theirs } = await live(quiet, actor, lived);
      expect(ours, `seed ${seed}: ${JSON.stringify(lived)}`).toEqual(theirs);
    }
  });
  await Promise.all(workers);
}

/** What is queued beside the money is tested elsewhere; here it would only take time. */
function silent(jobs: Services["jobs"]): Services["jobs"] {
  return {
    ...jobs,
    queueEmails: async () => {},
    queueJob: async () => {},
    withdrawEmail: async () => true,
    wake() {},
  };
}
