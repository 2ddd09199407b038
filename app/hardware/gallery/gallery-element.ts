/**
 * `<picture-gallery>` around a strip of pictures that scrolls: thumbnails and arrow keys move the strip, the strip
 * marks the thumbnail, and a picture opens enlarged. Works on a page that came as HTML, without React.
 */
export function definePictureGallery() {
  if (customElements.get("picture-gallery")) return;
  customElements.define(
    "picture-gallery",
    class extends HTMLElement {
      connectedCallback() {
        const strip = this.querySelector<HTMLElement>(".gal__strip");
        const thumbs = [...this.querySelectorAll<HTMLElement>(".gal__t button")];
        const count = this.querySelector(".gal__n span");
        if (!strip || !count || thumbs.length === 0) return;
        let at = 0;
        /** Where the strip is on its way to, until it arrives or is taken by hand. */
        let goal: number | undefined;

        function show(place: number) {
          goal = at = Math.min(thumbs.length - 1, Math.max(0, place));
          strip?.scrollTo({ left: at * strip.clientWidth, behavior: calm() ? "instant" : "smooth" });
          mark();
        }
        function mark() {
          thumbs.forEach((thumb, place) => {
            thumb.ariaCurrent = place === at ? "true" : null;
          });
          if (count) count.textContent = String(at + 1);
        }

        const follow = () => {
          const here = Math.round(strip.scrollLeft / strip.clientWidth);
          if (goal !== undefined && goal !== here) return;
          goal = undefined;
          at = here;
          mark();
        };

        // The strip may have been swiped before this script came.
        if (strip.scrollLeft > 0) follow();
        strip.addEventListener("scroll", follow, { passive: true });
        for (const hand of ["touchstart", "wheel"]) {
          strip.addEventListener(
            hand,
            () => {
              goal = undefined;
            },
            { passive: true },
          );
        }
        this.addEventListener("click", (event) => {
          const target = event.target as HTMLElement;
          const place = thumbs.findIndex((thumb) => thumb.contains(target));
          const link = target.closest<HTMLAnchorElement>("a[data-zoom]");
          if (place === -1 && !(link && zoom(this, link, event))) return;
          event.preventDefault();
          if (place !== -1) show(place);
        });
        this.addEventListener("keydown", (event) => {
          const { key, target } = event;
          const step = { ArrowRight: 1, ArrowLeft: -1, Home: -thumbs.length, End: thumbs.length }[key];
          if (!step || !(target as HTMLElement).closest(".gal__t, .gal__strip")) return;
          event.preventDefault();
          show(at + step);
          // From a thumbnail to its neighbour, from a picture to the next one.
          const links = strip.querySelectorAll<HTMLElement>("a");
          const next = (target as HTMLElement).closest(".gal__t") ? thumbs[at] : links[at];
          next?.focus({ preventScroll: true });
        });
      }
    },
  );
}

/** Whether the enlarged picture is shown; with a modifier key the browser opens the file as it does every link. */
function zoom(gallery: HTMLElement, link: HTMLAnchorElement, event: MouseEvent): boolean {
  const dialog = gallery.querySelector("dialog");
  const pan = dialog?.querySelector(".zoom__pan");
  const shown = link.querySelector("img");
  if (!dialog || !pan || !shown || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const picture = new Image(shown.width, shown.height);
  // The large file in the format that the browser has chosen for the small one.
  picture.src = shown.currentSrc.endsWith(".avif") ? link.href.replace(/webp$/, "avif") : link.href;
  picture.alt = shown.alt;
  pan.replaceChildren(picture);
  dialog.showModal();
  return true;
}

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
