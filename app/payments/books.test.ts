import { test } from "vitest";
import { liveWorlds, moneySeed } from "../../tests/live-worlds";

test("1,000 worlds: whichever way news comes, our books are the providers'", async () => {
  await liveWorlds(1_000, moneySeed);
}, 600_000);
