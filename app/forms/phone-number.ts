/** A stored number as people read it out: +254 712 345 678. */
export function readablePhone(stored: string): string {
  return stored.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, "+254 $1 $2 $3");
}
