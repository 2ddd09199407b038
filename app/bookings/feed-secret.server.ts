import { createHash, randomBytes } from "node:crypto";

/** 192 bits: whoever has it reads the calendar. */
export function newSecret(): string {
  return randomBytes(24).toString("base64url");
}

/** What is stored: nobody can be told it again, only get another. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
