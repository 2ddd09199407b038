/** Internal data and signature, as KRA wants them printed: a dash after every fourth character. */
export function groupsOf(text: string): string {
  return text.match(/.{1,4}/g)?.join("-") ?? "";
}
