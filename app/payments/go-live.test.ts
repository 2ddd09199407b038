import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "~/config.server";
import { type Simulators, startSimulators } from "../../simulators/start";
import { runCheckProviders } from "./check-providers-command.server";
import { runRegisterPaybill } from "./mpesa/register-paybill-command.server";

const siteUrl = "https://shop.example";
let simulators: Simulators;
let lines: string[];
beforeAll(async () => {
  simulators = await startSimulators({ siteUrl });
});
afterAll(() => simulators?.close());
beforeEach(() => {
  lines = [];
  simulators.mpesa.rule();
  simulators.paypal.rule();
  simulators.journal.reset();
});

function configOf(env: Record<string, string | undefined> = {}) {
  return { ...readConfig({ ...simulators.env, ...env }), siteUrl };
}

const print = (line: string) => void lines.push(line);
const asked = () => simulators.journal.entries.map(({ what }) => what);

describe("npm run register-paybill", () => {
  test("refuses without the nominated number, before anything is registered", async () => {
    expect(await runRegisterPaybill(configOf({ MPESA_NOMINATED_NUMBER: undefined }), print)).toBe(1);
    expect(lines.join(" ")).toMatch(/MPESA_NOMINATED_NUMBER is not set.*Nothing was registered/s);
    expect(asked()).toEqual([]);
  });

  test("refuses without M-Pesa", async () => {
    expect(await runRegisterPaybill({ ...readConfig({}), siteUrl }, print)).toBe(1);
    expect(lines.join()).toContain("not set up");
  });

  test.each([true, false])(
    "registers both, and says so when it was done before (spaced keys: %s)",
    async (spaced) => {
      const fresh = await startSimulators({ siteUrl });
      try {
        fresh.mpesa.rule({ isLive: true, isStatusSpaced: spaced });
        const config = { ...readConfig({ ...fresh.env, MPESA_NOMINATED_NUMBER: "0722000000" }), siteUrl };
        expect(await runRegisterPaybill(config, print)).toBe(0);
        expect(lines[1]).toMatch(/^Payments by hand: registered\./);
        expect(lines[2]).toMatch(/^List of payments: registered\./);
        expect(await runRegisterPaybill(config, print)).toBe(0);
        expect(lines[4]).toMatch(/^Payments by hand: registered before/);
        expect(lines[5]).toMatch(/^List of payments: registered before/);
      } finally {
        await fresh.close();
      }
    },
  );

  test("says what failed in Safaricom's words, and what to do", async () => {
    simulators.mpesa.rule({ isLive: true });
    const config = { ...configOf(), siteUrl: "http://shop.example" };
    expect(await runRegisterPaybill(config, print)).toBe(1);
    expect(lines[1]).toMatch(/NOT registered.*public https.*400\.002\.02 Bad Request - Invalid URL/);
    expect(lines[2]).toMatch(/NOT registered.*400\.001 Invalid ShortCode/);
  });
});

describe("npm run payments -- check", () => {
  const said = () => lines.join("\n");

  test("everything right: each provider was asked, and nothing was started", async () => {
    await runRegisterPaybill(configOf(), () => {});
    expect(await runCheckProviders(configOf(), print)).toBe(0);
    for (const words of [
      "SITE_URL is https://shop.example",
      "The shortcode and its passkey are taken",
      "The list of payments can be read",
      "The account takes shillings",
      "Pesapal will report here",
      "PayPal reports here, with every event",
      "A dollar is 129.50 shillings",
    ]) {
      expect(said()).toContain(words);
    }
    expect(said()).not.toContain("WRONG");
    expect(asked().some((what) => /stkpush\/|initialize|SubmitOrder|checkout\/orders/.test(what))).toBe(
      false,
    );
    expect(said()).not.toContain(simulators.env.PAYPAL_CLIENT_SECRET);
  });

  test.each([
    ["MPESA_CONSUMER_SECRET", { MPESA_CONSUMER_SECRET: "other" }, /no access token.*MPESA_CONSUMER/],
    ["MPESA_PASSKEY", { MPESA_PASSKEY: "other" }, /MPESA_SHORTCODE and MPESA_PASSKEY don't fit together/],
    ["the PayBill's number", { MPESA_SHORTCODE: "600000" }, /The list of payments can't be read/],
    ["PAYSTACK_SECRET_KEY", { PAYSTACK_SECRET_KEY: "sk_test_other" }, /does not know PAYSTACK_SECRET_KEY/],
    ["PESAPAL_CONSUMER_KEY", { PESAPAL_CONSUMER_KEY: "other" }, /PESAPAL_CONSUMER_KEY .* is wrong/],
    ["PAYPAL_CLIENT_ID", { PAYPAL_CLIENT_ID: "other" }, /PAYPAL_CLIENT_ID .* is wrong/],
    ["PAYPAL_WEBHOOK_ID", { PAYPAL_WEBHOOK_ID: "other" }, /knows no webhook other/],
  ])("finds a wrong %s", async (_, env, words) => {
    expect(await runCheckProviders(configOf(env), print)).toBe(1);
    expect(said()).toMatch(words);
  });

  test("finds events that nobody subscribed to, and another site's address", async () => {
    simulators.paypal.rule({ webhookEvents: ["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"] });
    expect(await runCheckProviders(configOf(), print)).toBe(1);
    expect(said()).toMatch(/does not report these events: .*PAYMENT\.CAPTURE\.REFUNDED/);
    lines = [];
    simulators.paypal.rule();
    expect(await runCheckProviders({ ...configOf(), siteUrl: "https://new.example" }, print)).toBe(1);
    expect(said()).toContain("It must be https://new.example/hooks/paypal");
  });

  test("nothing set up can't work either", async () => {
    expect(await runCheckProviders({ ...readConfig({}), siteUrl }, print)).toBe(1);
  });
});

test("live M-Pesa and a site without https don't start", () => {
  const live = { ...simulators.env, MPESA_BASE_URL: undefined };
  expect(() => readConfig({ ...live, SITE_URL: "http://shop.example" })).toThrow(ConfigError);
  expect(() => readConfig({ ...live, SITE_URL: "http://shop.example" })).toThrow(
    /SITE_URL: must start with https/,
  );
  expect(readConfig({ ...live, SITE_URL: "https://shop.example" }).payments.mpesa?.isTest).toBe(false);
});
