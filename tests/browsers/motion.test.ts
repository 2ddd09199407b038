import { journey } from "./journey";

journey("motion", {
  async "what waits for its beat is there once it is in view"(visitor) {
    await visitor.open("/");
    // The engine that is told to do without motion shows it from the start.
    await visitor.wait(
      () =>
        matchMedia("(prefers-reduced-motion: reduce)").matches ||
        customElements.get("count-up") !== undefined,
    );
    await visitor.run(() => {
      const { top } = (document.querySelector(".roll") as Element).getBoundingClientRect();
      scrollTo({ top: top + scrollY - innerHeight - 20, behavior: "instant" });
    });
    await visitor.wait(() => {
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      return getComputedStyle(document.querySelector(".roll") as Element).opacity === (isCalm ? "1" : "0");
    });
    await visitor.run(() => document.querySelector(".roll")?.scrollIntoView({ block: "center" }));
    await visitor.wait(() =>
      [...document.querySelectorAll(".roll")].every((sheet) => sheet.getAnimations().length === 0),
    );
    await visitor.see({ css: ".roll__sum", text: "ksh 422,250.00" });
    await visitor.wait(() => getComputedStyle(document.querySelector(".roll") as Element).opacity === "1");
  },

  async "a product's picture is on the page it leads to, with or without view transitions"(visitor) {
    await visitor.open("/products/hardware");
    await visitor.wait(() => document.readyState === "complete");
    await visitor.follow(
      { css: 'main a[href="/products/hardware/pos-terminals"] .stage' },
      "/products/hardware/pos-terminals",
    );
    await visitor.see({ css: ".stage img" });
  },
});
