import { Icon } from "~/ui/icon";
import { gallery as texts } from "./content";

const filledElsewhere = { __html: "" };

/** The enlarged picture. `<picture-gallery>` opens it and names the picture; the browser closes it. */
export function ZoomDialog() {
  return (
    <dialog className="zoom" aria-label={texts.enlarged} closedby="any" data-unsearched>
      {/* A picture larger than the window is looked over by scrolling, with the keyboard too. */}
      <section
        className="zoom__pan"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-label={texts.enlarged}
        // The element fills it, perhaps before the application runs: React leaves it alone.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing
        dangerouslySetInnerHTML={filledElsewhere}
        suppressHydrationWarning
      />
      <form method="dialog">
        <button type="submit" className="zoom__x" aria-label={texts.close}>
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}
