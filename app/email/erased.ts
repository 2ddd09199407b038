/** What stands where an erased person's address stood. `.invalid` belongs to nobody (RFC 2606). */
export const erasedEmail = "erased@erased.invalid";

export function isErased(address: string): boolean {
  return address.toLowerCase() === erasedEmail;
}
