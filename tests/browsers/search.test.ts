import { journey } from "./journey";

journey("search", {
  async "answers while one types, and is walked by arrows"(visitor) {
    await visitor.open("/company");
    await visitor.follow({ css: ".header a", text: "Search" }, "/search");
    await visitor.see({ css: "input[type=search]" });
    await visitor.wait(() => (document.activeElement as HTMLInputElement).type === "search");
    await visitor.wait(() => document.documentElement.dataset.application === "runs");
    await visitor.type("recipt printr");
    await visitor.see({ css: "[data-result]", text: "How much is a receipt printer?" });
    await visitor.wait(() => location.search === "?q=recipt%20printr");
    await visitor.press("ArrowDown");
    await visitor.wait(() => document.activeElement?.matches("[data-result]") ?? false);
    await visitor.press("ArrowUp");
    await visitor.wait(() => (document.activeElement as HTMLInputElement).type === "search");
  },
});
