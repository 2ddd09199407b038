import { randomBytes, randomInt } from "node:crypto";

/** What a buyer reads out over the phone: `VLT-7K3M9PX`. */
export function newReference(): string {
  return `VLT-${readable(7)}`;
}

/** The number of a quotation: `VQ-8TN4KD`. */
export function newQuotationNumber(): string {
  return `VQ-${readable(6)}`;
}

/** The number of a return: `RT-5WK2PD`. */
export function newReturnNumber(): string {
  return `RT-${readable(6)}`;
}

/** No 0 or O, no 1 or I. */
function readable(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** What opens the order's page: 144 bits that nobody guesses. */
export function newAccessKey(): string {
  return randomBytes(18).toString("base64url");
}

/** Anything may stand in an address, even what PostgreSQL can't compare. */
export function isAccessKey(given: string): boolean {
  return /^[\w-]{24}$/.test(given);
}
