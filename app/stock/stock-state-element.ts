import type { Availability } from "./availability";
import { availabilityWords } from "./availability-words";

/**
 * `<stock-state data-page="…">`: asks once for the page what is in stock. What it says stands in a shadow, so that the application
 * finds the page as it was built. Without an answer it says what it said before, which on a built page is nothing.
 */
export function defineStockState() {
  let asked: Promise<Record<string, Availability>> | undefined;
  customElements.define(
    "stock-state",
    class extends HTMLElement {
      async connectedCallback() {
        if (this.dataset.state || this.shadowRoot) return;
        asked ??= ask();
        const said = (await asked)[this.dataset.page ?? ""];
        if (!said || this.shadowRoot) return;
        const { inStock = "", onOrder = "", onOrderDay = "", onOrderIn = "", none = "" } = this.dataset;
        const onOrderFor = (days: string) => (days === "1" ? onOrderDay : onOrderIn.replace("{days}", days));
        const texts = { inStock, onOrder, none, onOrderIn: onOrderFor };
        this.attachShadow({ mode: "open" }).textContent = availabilityWords(said, texts);
        this.dataset.state = said.state;
      }
    },
  );
}

/** For a page that learns of its machine later. */
export function sayStockOf(page: string, state: HTMLElement | null) {
  if (state) state.dataset.page = page;
}

async function ask(): Promise<Record<string, Availability>> {
  try {
    const answer = await fetch("/products/hardware/stock");
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}
