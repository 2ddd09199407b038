import { useEffect } from "react";

/**
 * Single keys, while no field has focus: J and K move through the list, Enter opens, X ticks. A key named by
 * `data-key` presses that button. Switched off for people who asked for it (`data-single-keys` on the body's frame).
 */
export function useInboxKeys() {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (document.querySelector("[data-single-keys=off], dialog[open]")) return;
      const key = event.shiftKey ? `Shift ${event.key.toUpperCase()}` : event.key.toLowerCase();
      if (key === "j" || key === "k") move(key === "j" ? 1 : -1);
      else if (key === "x") tick();
      else if (!press(key)) return;
      event.preventDefault();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);

    function move(step: number) {
      const rows = [...document.querySelectorAll<HTMLAnchorElement>("a.row__main")];
      const at = rows.indexOf(document.activeElement as HTMLAnchorElement);
      const from = at >= 0 ? at : rows.findIndex((row) => row.ariaCurrent === "true");
      rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
    }
  }, []);
}

function tick() {
  const row = document.activeElement?.closest(".row");
  row?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
}

function press(key: string): boolean {
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!target) return false;
  if (target.matches("input, textarea, select, summary")) target.focus();
  else target.click();
  if (target.matches("summary")) target.click();
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=checkbox]), textarea, select, [contenteditable]")
  );
}
