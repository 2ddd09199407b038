/**
 * `<picture-gallery>` around a strip of pictures that scrolls: thumbnails and arrow keys move the strip, the strip
 * checks the thumbnail, and a picture opens its dialog. Works without React.
 */
export function definePictureGallery() {
  customElements.define(
    "picture-gallery",
    class extends HTMLElement {
      connectedCallback() {
        const strip = this.querySelector<HTMLElement>(".gal__strip");
        const thumbs = [...this.querySelectorAll<HTMLInputElement>(".gal__thumb input")];
        if (!strip || thumbs.length === 0) return;
        /** Where the strip is on its way to, until it arrives or is taken by hand. */
        let goal: number | undefined;

        function show(place: number) {
          goal = Math.min(thumbs.length - 1, Math.max(0, place));
          strip?.scrollTo({ left: goal * strip.clientWidth, behavior: calm() ? "instant" : "smooth" });
          check(goal);
        }
        function check(place: number) {
          const thumb = thumbs[place];
          if (thumb) thumb.checked = true;
        }

        const follow = () => {
          const here = Math.round(strip.scrollLeft / strip.clientWidth);
          if (goal !== undefined && goal !== here) return;
          goal = undefined;
          check(here);
        };

        // A thumbnail may have been tapped, or the strip swiped, before this script came.
        const tapped = thumbs.findIndex((thumb) => thumb.checked && !thumb.defaultChecked);
        if (tapped === -1) follow();
        else show(tapped);
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
        this.addEventListener("change", ({ target }) => {
          const place = thumbs.indexOf(target as HTMLInputElement);
          if (place !== -1) show(place);
        });
        strip.addEventListener("click", (event) => {
          const pictures = [...strip.querySelectorAll("a")];
          const place = pictures.indexOf((event.target as Element).closest("a") as HTMLAnchorElement);
          const dialog = document.getElementById(enlargedId(place));
          if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey)
            return;
          event.preventDefault();
          dialog.showModal();
          centre(dialog.querySelector(".zoom__pan"));
        });
        strip.addEventListener("keydown", (event) => {
          const step = { ArrowRight: 1, ArrowLeft: -1, Home: -thumbs.length, End: thumbs.length }[event.key];
          if (!step) return;
          event.preventDefault();
          show(thumbs.findIndex((thumb) => thumb.checked) + step);
          strip.querySelectorAll<HTMLElement>("a")[goal ?? 0]?.focus({ preventScroll: true });
        });
      }
    },
  );
}

/** A picture larger than the window is opened at its middle, where the machine is. */
function centre(pan: Element | null) {
  pan?.scrollTo((pan.scrollWidth - pan.clientWidth) / 2, (pan.scrollHeight - pan.clientHeight) / 2);
}

/** The dialog with the picture at a place of the strip. */
export function enlargedId(place: number): string {
  return `picture-${place + 1}`;
}

function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
