import { test } from "vitest";
import { liveWorlds, moneySeed } from "../live-worlds";

/** The long form of `app/payments/books.test.ts`, in two halves that run at once. */
test("10,000 more worlds: whichever way news comes, our books are the providers'", async () => {
  await liveWorlds(10_000, moneySeed + 1_000);
}, 2_400_000);
