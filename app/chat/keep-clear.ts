import { type RefObject, useEffect } from "react";

/** On phones the launcher steps aside while one of the page's own buttons or fields lies under it. */
export function useKeepClear(details: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const phone = matchMedia("(max-width: 767px)");
    let frame = 0;

    function look() {
      frame = 0;
      const launcher = details.current;
      const button = launcher?.querySelector("summary");
      if (!launcher || !button || launcher.open) return;
      launcher.toggleAttribute("data-aside", phone.matches && coversControl(button.getBoundingClientRect()));
    }
    function lookSoon() {
      frame ||= requestAnimationFrame(look);
    }

    look();
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    addEventListener("scroll", lookSoon, { passive: true });
    addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener("scroll", lookSoon);
      removeEventListener("resize", lookSoon);
    };
  }, [details]);
}

const controls = "main :is(.btn, button, input, select, textarea, summary), footer a";

function coversControl({ left, top, width, height }: DOMRect): boolean {
  // Closer together than the smallest target, so that none slips between.
  return [-4, width / 2, width + 4].some((x) =>
    [-4, height / 2, height + 4].some((y) =>
      document.elementsFromPoint(left + x, top + y).some((found) => found.closest(controls)),
    ),
  );
}
