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
    const menu = document.querySelector<HTMLElement>(".header :popover-open");
    if (!menu || menu.contains(target as Node)) return;
    // The one that covers the window keeps the focus.
    if (!menu.matches(".drop")) menu.querySelector("a")?.focus();
    else if (openerOf(menu) !== target) menu.hidePopover();
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
