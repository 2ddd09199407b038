/** `<current-heading>` around links to headings of the page: marks the one whose part is being read. */
export function defineCurrentHeading() {
  customElements.define(
    "current-heading",
    class extends HTMLElement {
      connectedCallback() {
        const links = [...this.querySelectorAll<HTMLAnchorElement>("a[href^='#']")];
        let frame = 0;
        const look = () => {
          if (frame) return;
          frame = requestAnimationFrame(() => {
            frame = 0;
            markCurrent(links);
            this.toggleAttribute("data-reading", isStuck(this.querySelector("nav")));
          });
        };
        look();
        addEventListener("scroll", look, { passive: true });
        addEventListener("resize", look);
      }
    },
  );
}

/** The bar stands under the header: what was above it is gone. */
function isStuck(bar: HTMLElement | null): boolean {
  return bar !== null && bar.getBoundingClientRect().top <= Number.parseFloat(getComputedStyle(bar).top);
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
