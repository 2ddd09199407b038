/** Where to go after signing in: a page of the staff side, whatever the address says. */
export function safeNext(value: string | null | undefined): string {
  return value &&
    /^\/staff(?:$|[/?])[^\\\p{Cc}]*$/u.test(value) &&
    !/^\/staff\/(sign-in|auth|pulse)\b/.test(value)
    ? value
    : "/staff";
}
