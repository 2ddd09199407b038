import { afterAll, beforeAll, test } from "vitest";
import type { OpenServices } from "~/services.server";
import { openTestServices } from "../databases";
import { liveWorlds } from "../live-worlds";
import { signIn } from "../staff";

let services: OpenServices;
beforeAll(async () => {
  services = await openTestServices("postgres", {
    MPESA_BASE_URL: "http://127.0.0.1:9",
    MPESA_CONSUMER_KEY: "key",
    MPESA_CONSUMER_SECRET: "secret",
    MPESA_SHORTCODE: "174379",
    MPESA_PASSKEY: "passkey",
    MPESA_HOOK_SECRET: "0".repeat(32),
  });
});
afterAll(() => services.close());

test("20,000 worlds: whichever way news comes, our books are the providers'", async () => {
  const { person } = await signIn(services, "owner");
  await liveWorlds(services, person, 20_000);
}, 1_200_000);
