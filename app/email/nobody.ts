/** What stands where an erased person's address stood. `.invalid` belongs to nobody (RFC 2606). */
export const erasedEmail = "erased@erased.invalid";

/** What stands where somebody who ordered on the telephone gave no address. */
export const unknownEmail = "none@none.invalid";

/** Nothing is sent there, and nobody is looked for by it. */
export function reachesNobody(address: string): boolean {
  return [erasedEmail, unknownEmail].includes(address.toLowerCase());
}

/** The address that reaches somebody, as it is written and shown; none where we know none. */
export function knownEmail(address: string): string | undefined {
  return address.toLowerCase() === unknownEmail ? undefined : address;
}
