/**
 * One form for a number however it was typed: 0712 345 678, 254712345678 and +254 (0) 712-345-678 are the same
 * phone. Numbers of other countries keep their digits.
 */
export function oneFormPhone(typed: string): string {
  const digits = typed.replace(/\(0\)/, "").replace(/\D/g, "");
  const international = typed.trim().startsWith("+") || digits.startsWith("00");
  const number = digits.replace(/^00/, "");
  const kenyan = number.match(/^(?:254|0)?([17]\d{8})$/);
  if (kenyan && (!international || number.startsWith("254"))) return `+254${kenyan[1]}`;
  return international ? `+${number}` : number;
}

/** A stored number as people read it out: +254 712 345 678. */
export function readablePhone(stored: string): string {
  return stored.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, "+254 $1 $2 $3");
}
