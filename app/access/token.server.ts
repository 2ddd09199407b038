import { createHash, randomBytes } from "node:crypto";

/** The secret part of a link or of a session's cookie: 32 characters. */
export function drawToken(): string {
  return randomBytes(24).toString("base64url");
}

/** How a token is stored: 43 characters, so that what is read from the database can't pass for a token. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function isToken(value: string): boolean {
  return /^[\w-]{32}$/.test(value);
}
