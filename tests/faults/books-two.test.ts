import { test } from "vitest";
import { histories, liveWorlds, moneySeed } from "../live-worlds";

/** The long form of `app/payments/books.test.ts`, in two halves that run at once. */
test(`the other half of the ${histories.toLocaleString("en")} histories: whichever way news comes, our books are the providers'`, async () => {
  await liveWorlds(histories / 2, moneySeed + 2_000);
}, 2_400_000);
