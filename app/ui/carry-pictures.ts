import { marks } from "~/marks";

/**
 * A product's picture goes along from a list to the product's page, where the stylesheet names it: when the page gives
 * way, the picture in the list takes the same name.
 */
export function carryPictures() {
  addEventListener("pageswap", ({ viewTransition, activation }) => {
    if (!viewTransition || !activation?.entry.url) return;
    const { pathname } = new URL(activation.entry.url);
    const pictures = document.querySelectorAll<HTMLElement>(`[${marks.carried}="${CSS.escape(pathname)}"]`);
    const picture = [...pictures].find(isInView);
    if (picture) picture.style.viewTransitionName = "product";
  });
  // Kept in memory, the page may be shown again.
  addEventListener("pageshow", () => {
    for (const picture of document.querySelectorAll<HTMLElement>(`[${marks.carried}]`))
      picture.style.viewTransitionName = "";
  });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
