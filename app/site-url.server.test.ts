import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.server";
import { site } from "./site";
import { withSiteUrl } from "./site-url.server";

const shop = "https://www.duka.example";
const smtp = { SMTP_URL: "smtp://mail.example:587" };

test.each([
  ["a build without an address names this machine in emails", {}, site.origin, "http://localhost:3000"],
  ["the port is part of it", { PORT: "8080" }, site.origin, "http://localhost:8080"],
  ["the build's address counts where none is set", {}, shop, shop],
  ["the same address twice is fine", { SITE_URL: `${shop}/` }, shop, shop],
  ["with emails too", { SITE_URL: shop, ...smtp }, shop, shop],
  ["emails may be tried out", { HOST: "127.0.0.1", ...smtp }, site.origin, "http://localhost:3000"],
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
])("%s is refused, and the message says what to do", (_, env, builtFor, message) => {
  const settle = () => withSiteUrl(readConfig(env), builtFor);
  expect(settle).toThrow(ConfigError);
  expect(settle).toThrow(message);
});
