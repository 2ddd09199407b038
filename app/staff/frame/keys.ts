import { useEffect, useEffectEvent, useRef } from "react";
import { useRouteLoaderData } from "react-router";

/** What keys do, alone or after another one: `{ j: next, "shift+s": spam, "g t": toToday }`. */
type Keys = Record<string, () => void>;

/**
 * Single keys of a page, while no field has the focus and no dialog is open. People may switch them off in their
 * profile (WCAG 2.1.4); `Escape` always works. The first key of two waits for the next key or click and for no
 * clock: a slow machine, or a slow hand, loses nothing.
 */
export function useKeys(keys: Keys) {
  const own = useRouteLoaderData("staff/layout") as { singleKeys?: boolean } | undefined;
  const isOn = own?.singleKeys ?? true;
  const first = useRef("");
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Escape" && isTyping(event.target) && !document.querySelector("dialog[open]"))
      return (event.target as HTMLElement).blur();
    if (event.key !== "Escape" && (!isOn || isTyping(event.target) || document.querySelector("dialog[open]")))
      return;
    if (event.key === "Enter" && isPressable(event.target)) return;
    const name = nameOf(event);
    const act = keys[`${first.current} ${name}`] ?? keys[name];
    first.current = Object.keys(keys).some((key) => key.startsWith(`${name} `)) ? name : "";
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const forget = () => {
      first.current = "";
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", forget);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", forget);
    };
  }, []);
}

/** A letter with shift is named so; a sign that needs shift on some keyboards, such as `?`, is named by itself. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  if (key.length > 1) return key;
  const letter = key.toLowerCase();
  return shiftKey && letter !== key.toUpperCase() ? `shift+${letter}` : letter;
}

/** Enter does there what the browser does with it. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a, button, summary, input") !== null;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") !== null
  );
}
