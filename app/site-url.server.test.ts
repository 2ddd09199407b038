import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server";
import { site } from "./site";
import { withSiteUrl } from "./site-url.server";

const shop = "https://www.duka.example";
const smtp = { SMTP_URL: "smtp://mail.example:587" };
const mpesa = {
  MPESA_CONSUMER_KEY: "key",
  MPESA_CONSUMER_SECRET: "secret",
  MPESA_SHORTCODE: "174379",
  MPESA_PASSKEY: "passkey",
  MPESA_HOOK_SECRET: "0123456789abcdef0123456789abcdef",
};
const sandbox = { ...mpesa, MPESA_BASE_URL: "https://sandbox.safaricom.co.ke" };

test.each([
  ["a build without an address names this machine in emails", {}, site.origin, "http://localhost:3000"],
  ["the port is part of it", { PORT: "8080" }, site.origin, "http://localhost:8080"],
  ["the build's address counts where none is set", {}, shop, shop],
  ["the same address twice is fine", { SITE_URL: `${shop}/` }, shop, shop],
  ["with emails too", { SITE_URL: shop, ...smtp }, shop, shop],
  ["emails may be tried out", { HOST: "127.0.0.1", ...smtp }, site.origin, "http://localhost:3000"],
  ["live M-Pesa reports to https", mpesa, shop, shop],
  ["its sandbox to anywhere", sandbox, site.origin, "http://localhost:3000"],
])("%s", (_, env, builtFor, expected) => {
  expect(withSiteUrl(readConfig(env), builtFor).siteUrl).toBe(expected);
});

test.each([
  [
    "another address than the build's",
    { SITE_URL: "https://velto.co.ke" },
    shop,
    "was built for https://www.duka",
  ],
  ["an address the build did not have", { SITE_URL: shop }, site.origin, "Build it again"],
  ["emails without an address", smtp, site.origin, "together with SMTP_URL"],
  ["behind a proxy too", { HOST: "127.0.0.1", TRUST_PROXY: "1", ...smtp }, site.origin, "SITE_URL=https://"],
  ["live M-Pesa without https", mpesa, site.origin, "must start with https:// for live M-Pesa"],
  ["live M-Pesa on a build for http", mpesa, "http://shop.example", "reports to http://shop.example"],
])("%s is refused, and the message says what to do", (_, env, builtFor, message) => {
  const settle = () => withSiteUrl(readConfig(env), builtFor);
  expect(settle).toThrow(ConfigError);
  expect(settle).toThrow(message);
});
