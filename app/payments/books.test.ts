import { test } from "vitest";
import { onDatabase } from "../../tests/databases";
import { liveWorlds } from "../../tests/live-worlds";
import { signIn } from "../../tests/staff";

onDatabase(
  (services, kind) => {
    // One thousand in all; the embedded database takes its statements one by one.
    const count = kind === "postgres" ? 950 : 50;

    test(`${count} worlds: whichever way news comes, our books are the providers'`, async () => {
      const { person } = await signIn(services(), "owner");
      await liveWorlds(services(), person, count);
    }, 600_000);
  },
  {
    MPESA_BASE_URL: "http://127.0.0.1:9",
    MPESA_CONSUMER_KEY: "key",
    MPESA_CONSUMER_SECRET: "secret",
    MPESA_SHORTCODE: "174379",
    MPESA_PASSKEY: "passkey",
    MPESA_HOOK_SECRET: "0".repeat(32),
  },
);
