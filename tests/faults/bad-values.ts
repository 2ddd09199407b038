import type { Chance } from "./chance";

/** If either is found in an answer as it was sent, somebody's input has become part of the page or of its head. */
export const injectedTag = "<img src=x onerror=fz()>";
export const injectedHeader = "x-injected: 1";

/** Names that mean something to JavaScript, PostgreSQL or a file system. */
export const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "__proto__[admin]",
  "constructor.prototype.admin",
  "length",
  "then",
  "toJSON",
  "null",
  "undefined",
  "NaN",
  "-1",
  "0",
  "",
  ".",
  "..",
  "*",
  "id",
  "channel",
  "access_key",
  "created_at",
];

/** Values that have broken other sites. */
const values = [
  ...names,
  "\0",
  "a\0b",
  "\r\n",
  `x\r\n${injectedHeader}`,
  injectedTag,
  `"'>${injectedTag}`,
  `</script><script>${injectedTag}`,
  "{{7*7}}<%= 7*7 %>#{7*7}",
  "'; drop table hardware_orders; --",
  "\\",
  "%",
  "%00",
  "%s%s%n",
  "\u202eevil\u2066",
  "\ud800",
  "\udfff\ud800",
  "e\u0301".repeat(60),
  "🧾".repeat(120),
  "ﷺ".repeat(300),
  "\u0000\u0001\u0007\u001b[31m",
  "a@b.co,c@d.co",
  "a@b.co\nBcc: c@d.co",
  '"a b"@c.co',
  "9".repeat(400),
  "1e308",
  "1e999",
  "-0",
  "0x10",
  "1.5",
  "٣٤٥",
  "2147483648",
  "9007199254740993",
  "true",
  "[]",
  "{}",
  '{"a":1}',
  "2025-13-45",
  " ",
  "\t\n",
  "a".repeat(5_001),
  "=cmd|' /C calc'!A0",
  "file:///etc/passwd",
  "http://169.254.169.254/",
  "/../../etc/passwd",
];

export function anyText(chance: Chance): string {
  if (chance.happens(0.85)) return chance.pick(values);
  const size = chance.between(1, 60);
  return String.fromCharCode(...Array.from({ length: size }, () => chance.between(0, 0xffff)));
}

export function anyBytes(chance: Chance, most = 400): Buffer {
  return Buffer.from(Array.from({ length: chance.between(0, most) }, () => chance.between(0, 255)));
}

/** Percent-encoded as a browser would, or by somebody with other plans. */
export function escaped(chance: Chance, text: string): string {
  if (chance.happens(0.6)) return encodeURIComponent(text.toWellFormed());
  return chance.pick(badEscapes);
}

export const badEscapes = [
  "%",
  "%%",
  "%2",
  "%zz",
  "%E0%A4%A",
  "%c0%ae%c0%ae",
  "%ff%fe",
  "%00",
  "%0d%0ax-injected:%201",
  "%2e%2e%2f",
  "%252e%252e%252f",
  "%5c..%5c",
  "%ed%a0%80",
  "%f4%90%80%80",
  "%u0041",
  "+",
];
