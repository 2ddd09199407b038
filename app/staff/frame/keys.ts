import { useEffect, useEffectEvent } from "react";
import { useRouteLoaderData } from "react-router";

/** What single keys do, such as `{ j: next, "shift+s": spam }`. */
export type Keys = Record<string, () => void>;

/**
 * Single keys of a page, while no field has the focus and no dialog is open. People may switch them off in their
 * profile (WCAG 2.1.4); `Escape` always works.
 */
export function useKeys(keys: Keys) {
  const own = useRouteLoaderData("staff/layout") as { singleKeys?: boolean } | undefined;
  const isOn = own?.singleKeys ?? true;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key !== "Escape" && (!isOn || isTyping(event.target) || document.querySelector("dialog[open]")))
      return;
    const act = keys[nameOf(event)];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** A letter with shift is named so; a sign that needs shift on some keyboards, such as `?`, is named by itself. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const letter = key.toLowerCase();
  return shiftKey && letter !== key.toUpperCase() ? `shift+${letter}` : letter;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") !== null
  );
}
