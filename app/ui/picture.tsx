import { type MediaName, media, pictureFile } from "./media";
import { placeholders } from "./placeholders";

type PictureProps = {
  name: MediaName;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** `eager` for what is seen without scrolling. */
  loading: "lazy" | "eager";
  /** Empty where a name stands beside it; otherwise what the picture shows. */
  alt?: string;
};

export function Picture({ name, sizes, loading, alt }: PictureProps) {
  const { width, height, widths, alt: ownAlt } = media[name];
  const placeholder = placeholders[name];
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, "avif")} sizes={sizes} />
      <img
        src={pictureFile(name, widths[1], "webp")}
        srcSet={srcSet(name, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? ownAlt}
        loading={loading}
        decoding={loading === "lazy" ? "async" : undefined}
        fetchPriority={loading === "eager" ? "high" : undefined}
        style={placeholder ? { background: `url(${placeholder}) center / cover` } : undefined}
      />
    </picture>
  );
}

function srcSet(name: MediaName, type: "avif" | "webp"): string {
  return media[name].widths.map((width) => `${pictureFile(name, width, type)} ${width}w`).join(", ");
}
