import { whenHydrated } from "~/ui/when-hydrated";

/** Up to the width of a laptop the launcher steps aside while one of the page's own buttons or fields lies under it. */
export function keepLauncherClear() {
  const narrow = matchMedia("(width < 90em)");
  let frame = 0;
  let pause = 0;

  function look() {
    frame = 0;
    const launcher = document.querySelector<HTMLDetailsElement>("details.chat");
    const button = launcher?.querySelector("summary");
    if (!launcher || !button || launcher.open || document.querySelector("dialog[open]")) return;
    launcher.toggleAttribute("data-aside", narrow.matches && coversControl(button.getBoundingClientRect()));
  }
  function lookSoon() {
    if (frame === 0) frame = requestAnimationFrame(look);
  }
  /** Looking lays the page out, so what changes by itself has its peace first. */
  function lookAfterChanges() {
    clearTimeout(pause);
    pause = window.setTimeout(look, 250);
  }

  whenHydrated(() => {
    look();
    new ResizeObserver(lookSoon).observe(document.body);
    new MutationObserver(lookAfterChanges).observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", lookSoon, { passive: true });
    addEventListener("resize", lookSoon);
    addEventListener("click", lookAfterChanges); // which may have brought a button under it
  });
}

const controls = "main :is(.btn, .subnav a, button, input, select, textarea, summary), footer a";

function coversControl({ left, top, width, height }: DOMRect): boolean {
  // Closer together than the smallest target is wide.
  return [-4, width / 2, width + 4].some((x) =>
    [-4, height / 2, height + 4].some((y) =>
      document.elementsFromPoint(left + x, top + y).some((found) => found.closest(controls)),
    ),
  );
}
