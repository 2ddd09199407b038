import { type MediaName, media } from "./media";
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
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, "avif")} sizes={sizes} />
      <img
        src={`/media/${name}-${widths[1]}.webp`}
        srcSet={srcSet(name, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt ?? ownAlt}
        loading={loading}
        decoding={loading === "lazy" ? "async" : undefined}
        fetchPriority={loading === "eager" ? "high" : undefined}
        style={{ background: `url(${placeholders[name]}) center / cover` }}
      />
    </picture>
  );
}

function srcSet(name: MediaName, type: "avif" | "webp"): string {
  return media[name].widths.map((width) => `/media/${name}-${width}.${type} ${width}w`).join(", ");
}
