import { journey } from "./journey";

const selected = (name: string) =>
  document.querySelector("[aria-selected=true]")?.textContent?.trim() === name;

journey("tabs", {
  async "are chosen by pointer, arrows, Home and End, and keep their address"(visitor) {
    await visitor.open("/products/veltopos/restaurants");
    await visitor.wait(() => document.documentElement.dataset.application === "runs");
    await visitor.click({ css: ".tab", text: "Kitchen" });
    await visitor.wait(selected, "Kitchen");
    await visitor.see({ css: "[role=tabpanel]", text: "Orders reach the right station" });
    await visitor.wait(() => document.documentElement.dataset.application === "runs");
    await visitor.run(() => document.querySelector<HTMLElement>("[aria-selected=true]")?.focus());
    await visitor.press("Home");
    await visitor.wait(selected, "Overview");
    await visitor.press("ArrowRight");
    await visitor.wait(selected, "Payments");
    await visitor.wait(() => location.hash === "#payments");
    await visitor.press("End");
    await visitor.wait(selected, "Customer loyalty");
  },

  async "open by a shared address"(visitor) {
    await visitor.open("/products/veltopos/restaurants#menu");
    await visitor.see({ css: ".tabset__panel", text: "Change a price before the next order" });
  },
});
