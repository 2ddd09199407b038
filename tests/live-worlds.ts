import fc from "fast-check";
import { expect, onTestFinished } from "vitest";
import type { PayServices } from "~/payments/services";
import { dropEarlierTriggers, openTestServices } from "./databases";
import { live, world } from "./money-world";
import { mpesaEnv } from "./mpesa-env";
import { signIn } from "./staff";

/** `MONEY_SEED` draws other worlds. */
export const moneySeed = Number(process.env.MONEY_SEED ?? 1);

/** `HISTORIES` asks the faults for another number. */
export const histories = Number(process.env.HISTORIES ?? 4_000);

/** So many worlds are lived through, a few at a time: in each our books end as the providers' statements. */
export async function liveWorlds(count: number, seed: number) {
  const services = await openTestServices("postgres", mpesaEnv);
  onTestFinished(services.close);
  await dropEarlierTriggers(services);
  const { person: actor } = await signIn(services, "owner");
  const worlds = fc.sample(world, { numRuns: count, seed });
  const quiet: PayServices = { ...services, jobs: silent(services.jobs) };
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
function silent(jobs: PayServices["jobs"]): PayServices["jobs"] {
  return {
    ...jobs,
    queueEmails: async () => {},
    queueJob: async () => {},
    withdrawEmail: async () => true,
    wake() {},
  };
}
