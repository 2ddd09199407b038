import { olderEngines } from "./engines/engines";
import { journey } from "./journey";

journey(
  "without popovers",
  {
    async "the header's menus open, one at a time, and lead to a page"(visitor) {
      await visitor.open("/company");
      await visitor.wait(() => !("popover" in HTMLElement.prototype));
      await visitor.click({ css: ".hd__item", text: "VeltoPOS" });
      await visitor.see({ css: "#nav-pos" });
      await visitor.see({ css: "[popovertarget=nav-pos][aria-expanded=true]" });
      await visitor.click({ css: ".hd__item", text: "Hardware" });
      await visitor.miss({ css: "#nav-pos" });
      await visitor.press("Escape");
      await visitor.miss({ css: "#nav-hardware" });
      await visitor.click({ css: ".hd__item", text: "VeltoPOS" });
      await visitor.follow({ css: "#nav-pos a", text: "Restaurants" }, "/products/veltopos/restaurants");
      await visitor.miss({ css: "#nav-pos" });
    },

    async "the phone's menu opens, closes and leads to a page"(visitor) {
      await visitor.resize(390, 800);
      await visitor.open("/company");
      await visitor.click({ css: ".hd__burger" });
      await visitor.click({ css: "#nav-all button", text: "Close menu" });
      await visitor.miss({ css: "#nav-all" });
      await visitor.click({ css: ".hd__burger" });
      await visitor.follow({ css: "#nav-all a", text: "Services" }, "/services");
      await visitor.miss({ css: "#nav-all" });
    },
  },
  olderEngines,
);
