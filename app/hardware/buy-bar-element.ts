import { watchFields } from "~/ui/field-in-use";

/**
 * `<buy-bar>`: seen while the row with the button has gone past the top of the window and the closing band has not
 * come yet. The margins count everything below the row, and above the band, as seen, so that a jump past either counts.
 */
export function defineBuyBar() {
  customElements.define(
    "buy-bar",
    class extends HTMLElement {
      connectedCallback() {
        watchFields("main :is(input, select, textarea)", (isInUse) =>
          this.toggleAttribute("data-unseen", isInUse),
        );
        const seen = { row: true, close: false };
        const watch = (part: keyof typeof seen, target: Element | null, rootMargin: string) => {
          if (!target) return;
          const observer = new IntersectionObserver(
            (entries) => {
              seen[part] = entries.at(-1)?.isIntersecting ?? false;
              this.hidden = seen.row || seen.close;
            },
            { rootMargin },
          );
          observer.observe(target);
        };
        const far = "99999px";
        watch("row", document.querySelector(".buyrow"), `-76px 0px ${far} 0px`);
        watch("close", document.querySelector(".close"), `${far} 0px 0px 0px`);
      }
    },
  );
}
