import { whenHydrated } from "./when-hydrated";

/** `<current-heading>` around links to headings of the page: marks the one whose part is being read. */
export function defineCurrentHeading() {
  if (customElements.get("current-heading")) return;
  customElements.define(
    "current-heading",
    class extends HTMLElement {
      #frame = 0;
      #look = () => {
        this.#frame ||= requestAnimationFrame(() => {
          this.#frame = 0;
          markCurrent([...this.querySelectorAll<HTMLAnchorElement>("a[href^='#']")]);
        });
      };

      connectedCallback() {
        whenHydrated(this.#look);
        addEventListener("scroll", this.#look, { passive: true });
        addEventListener("resize", this.#look);
      }

      disconnectedCallback() {
        cancelAnimationFrame(this.#frame);
        removeEventListener("scroll", this.#look);
        removeEventListener("resize", this.#look);
      }
    },
  );
}

/** The last heading that has passed the upper third of the window; at the page's end the last one. */
function markCurrent(links: HTMLAnchorElement[]) {
  const passed = links.filter((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3;
  });
  const current = passed.at(-1);
  if (current && !current.ariaCurrent) showInStrip(current);
  for (const link of links) link.ariaCurrent = link === current ? "location" : null;
}

/** Where the links are a strip that scrolls sideways, the current one comes to its middle; the page stays. */
function showInStrip(link: HTMLElement) {
  const strip = link.closest("ul, ol");
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const { left, width } = link.getBoundingClientRect();
  const middle = strip.getBoundingClientRect().left + strip.clientWidth / 2;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  strip.scrollBy({ left: left + width / 2 - middle, behavior: calm ? "instant" : "smooth" });
}
