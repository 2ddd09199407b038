import { useKeys } from "./keys";

/** J and K move through the links of a list, Enter opens the one with the focus, X ticks its row, F finds. */
export function useListKeys(links: string) {
  useKeys({
    j: () => move(links, 1),
    k: () => move(links, -1),
    x: tick,
    f: () => document.querySelector<HTMLElement>("main [role=search] input[type=search]")?.focus(),
  });
}

/** A key presses the button that names it in `data-key`; a field gets the focus instead. */
export function useButtonKeys(keys: readonly string[]) {
  useKeys(Object.fromEntries(keys.map((key) => [key, () => press(key)])));
}

function move(links: string, step: number) {
  const rows = [...document.querySelectorAll<HTMLAnchorElement>(links)];
  const at = rows.indexOf(document.activeElement as HTMLAnchorElement);
  const from = at >= 0 ? at : rows.findIndex((row) => row.ariaCurrent === "true");
  rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
}

function tick() {
  const row = document.activeElement?.closest(".row");
  row?.querySelector<HTMLInputElement>("input[type=checkbox]")?.click();
}

function press(key: string) {
  const target = document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  if (!target) return;
  if (target.matches("input, textarea, select")) target.focus();
  else target.click();
  const { opens } = target.dataset;
  if (opens) document.querySelector<HTMLElement>(opens)?.focus();
}
