/**
 * Tells whether one of `fields` is in use: on a phone the keyboard is open then, and what floats above the page gives
 * way. By events, since a rule with `:has(:focus)` lets the browser search the page at every press.
 */
export function watchFields(fields: string, tell: (isInUse: boolean) => void) {
  const look = () => tell(document.activeElement?.matches(fields) ?? false);
  addEventListener("focusin", look);
  addEventListener("focusout", look);
}
