/**
 * The header's menus are native popovers. Here they get their place under their buttons, and close where the browser
 * leaves them open: when the Tab key has led out of one, and when Back brings the page from memory.
 */
export function runMenus() {
  addEventListener(
    "beforetoggle",
    ({ target }) => {
      const menu = target as HTMLElement;
      const opener = openerOf(menu);
      if (opener && menu.matches(".drop"))
        menu.style.left = `${opener.getBoundingClientRect().left - inset}px`;
    },
    true,
  );
  addEventListener("focusin", ({ target }) => {
    const menu = document.querySelector<HTMLElement>(".drop:popover-open");
    if (menu && !menu.contains(target as Node) && openerOf(menu) !== target) menu.hidePopover();
  });
  // In the one that covers the window the Tab key goes round.
  addEventListener("keydown", (event) => {
    const menu = document.querySelector(".menu:popover-open");
    if (!menu || event.key !== "Tab") return;
    const stops = [...menu.querySelectorAll<HTMLElement>("a, button, summary")];
    const seen = stops.filter((stop) => stop.checkVisibility());
    const [from, to] = event.shiftKey ? [seen.at(0), seen.at(-1)] : [seen.at(-1), seen.at(0)];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to?.focus();
  });
  addEventListener("pagehide", () => {
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  });
}

/** The words in a menu stand under the word on its button. */
const inset = 14;

function openerOf(menu: HTMLElement) {
  return document.querySelector(`[popovertarget="${menu.id}"]`);
}
