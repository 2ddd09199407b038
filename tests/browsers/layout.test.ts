import { expect } from "vitest";
import { journey } from "./journey";

journey("layout", {
  async "never wider than the window while it is narrowed"(visitor) {
    for (const path of ["/", "/company", "/products/hardware", "/products/veltopos/restaurants"]) {
      await visitor.resize(1280, 900);
      await visitor.open(path);
      for (const width of [1024, 820, 390, 320]) {
        await visitor.resize(width, 900);
        await visitor.wait((wanted) => innerWidth === wanted, width);
        const room = await visitor.run(() => document.documentElement.scrollWidth);
        expect(room, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
    }
  },

  async "icons fill the middle of their box"(visitor) {
    await visitor.open("/company");
    await visitor.see({ css: ".header__icon .icon" });
    const shifted = await visitor.run(
      () =>
        [...document.querySelectorAll<SVGSVGElement>("main .icon, .header .icon")]
          .filter((icon) => icon.checkVisibility())
          .map(
            (icon) =>
              [icon.getBoundingClientRect(), icon.querySelector("use")?.getBoundingClientRect()] as const,
          )
          .filter(([box, drawn]) => !drawn || drawn.left < box.left - 1 || drawn.right > box.right + 1)
          .length,
    );
    expect(shifted).toBe(0);
  },
});
