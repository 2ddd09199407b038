import { expect } from "vitest";
import { journey } from "./journey";
import type { Visitor } from "./visitor";

const pos = { css: ".header__item", text: "VeltoPOS" };
const hardware = { css: ".header__item", text: "Hardware" };

journey("menus", {
  async "open under their buttons, as high as what is in them, one at a time"(visitor) {
    await visitor.open("/company");
    for (const width of [1280, 1100]) {
      await narrow(visitor, width);
      for (const [button, css] of [
        [pos, "#nav-pos"],
        [hardware, "#nav-hardware"],
      ] as const) {
        await visitor.click(button);
        const panel = await visitor.see({ css });
        const { left } = await visitor.see(button);
        expect(Math.abs(panel.left + 14 - left)).toBeLessThan(8);
        expect(panel.height).toBeLessThan(520);
      }
      await visitor.miss({ css: "#nav-pos" });
      await visitor.press("Escape");
      await visitor.miss({ css: "#nav-hardware" });
    }
  },

  async "lead to a page by keyboard alone"(visitor) {
    await visitor.open("/company");
    await visitor.run(() => document.querySelector<HTMLElement>("[popovertarget=nav-pos]")?.focus());
    await visitor.press("Enter");
    await visitor.see({ css: "#nav-pos" });
    await visitor.press("Tab", "Tab");
    await visitor.wait(() => document.activeElement?.textContent?.includes("Restaurants") ?? false);
    await visitor.press("Enter");
    await visitor.wait(() => location.pathname === "/products/veltopos/restaurants");
    await visitor.miss({ css: "#nav-pos" });
  },

  async "give way to the phone's menu when the window is narrowed after use"(visitor) {
    await visitor.open("/company");
    await visitor.click(pos);
    await visitor.see({ css: "#nav-pos" });
    await visitor.press("Escape");
    await visitor.miss({ css: "#nav-pos" });
    await narrow(visitor, 900);
    await visitor.miss({ css: ".header__main" });
    await narrow(visitor, 390);
    await visitor.click({ css: ".header__burger" });
    await visitor.see({ css: "#nav-all" });
    await visitor.click({ css: "#nav-all summary", text: "Hardware" });
    await visitor.follow(
      { css: "#nav-all a", text: "Receipt printers" },
      "/products/hardware/receipt-printers",
    );
    await visitor.miss({ css: "#nav-all" });
  },
});

async function narrow(visitor: Visitor, width: number) {
  await visitor.resize(width, 900);
  await visitor.wait((wanted) => innerWidth === wanted, width);
}
