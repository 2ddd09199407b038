/** `254712345678` as people write it: 0712 345 678. */
export function localPhone(phone: string): string {
  return phone.replace(/^\+?254(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3");
}
