import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 128 bits in lower-case hex: it can't spell a word that Safaricom refuses in an address. */
export function newToken(): string {
  return randomBytes(16).toString("hex");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash("sha256").update(text).digest());
  return timingSafeEqual(a as Buffer, b as Buffer);
}
