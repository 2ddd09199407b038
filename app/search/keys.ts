import { type KeyboardEvent, useEffect, useRef } from "react";

/** Arrow keys go from the field through the results and back. */
export function moveThroughResults(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], [data-result]")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next || !stops.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** `/` puts the cursor into the field, unless one is already typing somewhere. */
export function useSlashKey() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function onKeyDown(event: globalThis.KeyboardEvent) {
      const typing = (event.target as HTMLElement).closest?.("input, textarea, select, [contenteditable]");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return field;
}
