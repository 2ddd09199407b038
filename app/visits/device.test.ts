import { expect, test } from "vitest";
import { deviceOf } from "./device";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["phone", `Mozilla/5.0 (Linux; Android 14; TECNO KI5q) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["phone", `Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 50) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["phone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"],
  ["phone", "Opera/9.80 (J2ME/MIDP; Opera Mini/9.80 (S60; SymbOS; Opera Mobi/23.348; U; en) Presto/2.5.25)"],
  ["tablet", `Mozilla/5.0 (Linux; Android 14; SM-X210) ${webkit} Chrome/130.0.0.0 Safari/537.36`],
  ["tablet", "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148"],
  ["computer", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36`],
  ["computer", "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0"],
  [undefined, "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  [undefined, `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/130.0.0.0 Safari/537.36`],
  [
    undefined,
    `Mozilla/5.0 (Linux; Android 11; moto g power) ${webkit} Mobile Safari/537.36 Chrome-Lighthouse`,
  ],
  [undefined, "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)"],
  [undefined, "WhatsApp/2.23.20.0"],
  [undefined, "curl/8.9.1"],
  [undefined, ""],
])("%s: %s", (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device);
});
