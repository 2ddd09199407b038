export type CountUp = HTMLElement & { count: (delay: number) => void };

const duration = 640;

/** `<count-up>` around a figure: counts once, on a copy; what is written stays as it is, for readers and for React. */
export function defineCountUp() {
  customElements.define(
    "count-up",
    class extends HTMLElement implements CountUp {
      count(delay: number) {
        const written = document.createElement("span");
        written.append(document.createElement("slot"));
        const copy = document.createElement("span");
        copy.ariaHidden = "true";
        const box = document.createElement("span");
        box.append(written, copy);
        Object.assign(box.style, { display: "inline-block", position: "relative" });
        Object.assign(written.style, { opacity: "0" });
        Object.assign(copy.style, { position: "absolute", right: "0", whiteSpace: "nowrap" });
        const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
        shadow.replaceChildren(box);

        const text = this.textContent;
        const start = performance.now() + delay;
        const step = (now: number) => {
          const share = Math.min(Math.max(0, now - start) / duration, 1);
          copy.textContent = figureAt(text, 1 - (1 - share) ** 3);
          if (share < 1) requestAnimationFrame(step);
          else shadow.replaceChildren(document.createElement("slot"));
        };
        step(performance.now());
      }
    },
  );
}

/** The first number of the text at this share of itself, written alike. */
export function figureAt(text: string, share: number): string {
  return text.replace(/\d[\d,]*(\.\d+)?/, (number, fraction = ".") => {
    const digits = fraction.length - 1;
    const value = Number(number.replaceAll(",", "")) * share;
    return value.toLocaleString("en-KE", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  });
}
