/** Whether a popover is open: natively, or by `standInForPopovers`. */
export function isOpen(panel: HTMLElement): boolean {
  return hasPopovers() ? panel.matches(":popover-open") : "open" in panel.dataset;
}

export function closePopover(panel: HTMLElement) {
  if (hasPopovers()) panel.hidePopover();
  else show(panel, false);
}

/**
 * For engines older than popovers (Safari before 17, Firefox before 125): the buttons open their panels, one at a
 * time; a click outside and Escape close them. The stylesheet takes `data-open` for `:popover-open`.
 */
export function standInForPopovers(): (() => void) | undefined {
  if (hasPopovers()) return;
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("keydown", onKeyDown);
  };
}

function hasPopovers() {
  return "popover" in HTMLElement.prototype;
}

function onClick({ target }: Event) {
  const button = (target as Element).closest("[popovertarget]");
  const asked = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  for (const panel of openPanels()) {
    if (panel !== asked && !panel.contains(target as Element)) show(panel, false);
  }
  if (asked) show(asked, !isOpen(asked));
}

function onKeyDown({ key }: KeyboardEvent) {
  if (key !== "Escape") return;
  for (const panel of openPanels()) {
    show(panel, false);
    document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`)?.focus();
  }
}

function openPanels() {
  return document.querySelectorAll<HTMLElement>("[popover][data-open]");
}

function show(panel: HTMLElement, open: boolean) {
  if (isOpen(panel) === open) return;
  panel.toggleAttribute("data-open", open);
  panel.dispatchEvent(new Event("toggle"));
}
