import type { Cents } from "~/money/cents";
import { amountText, formatCents } from "~/money/format";

/** `<little-till>`: a press on an item puts it on the slip, the button takes the money and begins the next sale. */
export function defineLittleTill() {
  customElements.define(
    "little-till",
    class extends HTMLElement {
      connectedCallback() {
        const [slip, total, paid, button] = [
          this.querySelector("ol"),
          this.querySelector("output"),
          this.querySelector<HTMLElement>(".lt__paid > span"),
          this.querySelector("button"),
        ];
        if (slip && total && paid && button) run(this, { slip, total, paid, button });
      }
    },
  );
}

type Parts = {
  slip: HTMLOListElement;
  total: HTMLOutputElement;
  paid: HTMLElement;
  button: HTMLButtonElement;
};

function run(till: HTMLElement, { slip, total, paid, button }: Parts) {
  const sale = new Map<string, { price: number; count: number }>();

  function show() {
    const due = [...sale.values()].reduce((sum, { price, count }) => sum + price * count, 0) as Cents;
    slip.replaceChildren(...[...sale].map(([name, line]) => row(name, line)));
    total.value = amountText(due);
    till.toggleAttribute("data-sold", sale.size > 0);
    button.disabled = sale.size === 0;
    button.textContent = wordsFor(due);
  }

  function wordsFor(due: Cents): string {
    const { charge = "", again = "" } = till.dataset;
    if (!paid.hidden) return again;
    return due > 0 ? `${charge}, ${formatCents(due)}` : charge;
  }

  function clear() {
    sale.clear();
    paid.hidden = true;
  }

  for (const item of till.querySelectorAll<HTMLElement>(".lt__item")) {
    const { name = "", cents } = item.dataset;
    item.role = "button";
    item.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (!paid.hidden) clear();
      sale.set(name, { price: Number(cents), count: (sale.get(name)?.count ?? 0) + 1 });
      show();
    });
    item.addEventListener("keydown", (event) => {
      if (event.key !== " ") return;
      event.preventDefault();
      item.click();
    });
  }
  button.addEventListener("click", () => {
    if (paid.hidden) paid.hidden = false;
    else {
      clear();
      till.querySelector<HTMLElement>(".lt__item")?.focus({ preventScroll: true });
    }
    show();
  });
}

function row(name: string, { price, count }: { price: number; count: number }): HTMLLIElement {
  const line = document.createElement("li");
  const [what, amount] = [document.createElement("span"), document.createElement("span")];
  what.textContent = count > 1 ? `${count} × ${name}` : name;
  amount.textContent = amountText((price * count) as Cents);
  line.append(what, amount);
  return line;
}
