import { onTestFinished, test } from "vitest";
import { openTestServices } from "../databases";
import { liveWorlds } from "../live-worlds";
import { signIn } from "../staff";

/** The long form of `app/payments/books.test.ts`. */
test("20,000 worlds: whichever way news comes, our books are the providers'", async () => {
  const services = await openTestServices("postgres", {
    MPESA_BASE_URL: "http://127.0.0.1:9",
    MPESA_CONSUMER_KEY: "key",
    MPESA_CONSUMER_SECRET: "secret",
    MPESA_SHORTCODE: "174379",
    MPESA_PASSKEY: "passkey",
    MPESA_HOOK_SECRET: "0".repeat(32),
  });
  onTestFinished(services.close);
  const { person } = await signIn(services, "owner");
  await liveWorlds(services, person, 20_000);
}, 2_400_000);
