import { createHmac, timingSafeEqual } from "node:crypto";

/** Made over the bytes that came, never over JSON that was read and written again. */
export function isSigned(rawBody: Uint8Array, signature: string, secretKey: string): boolean {
  const expected = Buffer.from(createHmac("sha512", secretKey).update(rawBody).digest("hex"));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
