import { journey } from "./journey";

journey("motion", {
  async "what waits for its beat is there once it is in view"(visitor) {
    await visitor.open("/");
    await visitor.wait(() =>
      [...document.querySelectorAll(".roll")].some((sheet) => getComputedStyle(sheet).opacity === "0"),
    );
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
    await visitor.follow({ css: "main .stage", text: undefined }, "/products/hardware/pos-terminals");
    await visitor.see({ css: ".stage img" });
  },
});
