import { Icon } from "~/ui/icon";
import { gallery as texts } from "./content";

/** The enlarged picture. `<picture-gallery>` opens it and names the picture; the browser closes it. */
export function ZoomDialog() {
  return (
    <dialog className="zoom" aria-label={texts.enlarged} closedby="any" data-unsearched>
      {/* A picture larger than the window is looked over by scrolling, with the keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="zoom__pan" tabIndex={0} aria-label={texts.enlarged} />
      <form method="dialog">
        <button type="submit" className="zoom__x" aria-label={texts.close}>
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}
