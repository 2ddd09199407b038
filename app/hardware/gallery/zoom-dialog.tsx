import type { View } from "~/catalogue/catalogue";
import { useWords } from "~/language/use-language";
import { Icon } from "~/ui/icon";
import { largestOf, pictureFile } from "~/ui/pictures";
import { galleryWords } from "./content.sw";

/** A picture enlarged. The link that names its id opens it; the file is fetched then. */
export function ZoomDialog({ id, view: { name, label, alt } }: { id: string; view: View }) {
  const texts = useWords(galleryWords);
  const { width, height } = largestOf(name);
  const title = `${texts.enlarged}: ${label}`;
  return (
    <dialog id={id} className="zoom" aria-label={title} closedby="any">
      {/* A picture larger than the window is looked over by scrolling, with the keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="zoom__pan" tabIndex={0} aria-label={title}>
        <picture>
          <source type="image/avif" srcSet={pictureFile(name, 1600, "avif")} />
          <img src={pictureFile(name, 1600, "webp")} width={width} height={height} alt={alt} loading="lazy" />
        </picture>
      </section>
      <form method="dialog">
        <button type="submit" className="zoom__close" aria-label={texts.close}>
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}
