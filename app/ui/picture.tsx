import { largestOf, type PictureName, pictureFile, recipeOf } from "./pictures";
import { placeholders } from "./placeholders";

type PictureProps = {
  name: PictureName;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** `eager` for what is seen without scrolling. */
  loading: "lazy" | "eager";
  /** What the picture shows. Empty where a name stands beside it. */
  alt: string;
};

export function Picture({ name, sizes, loading, alt }: PictureProps) {
  const { widths } = recipeOf(name);
  const { width, height } = largestOf(name);
  const placeholder = placeholders[name];
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, "avif")} sizes={sizes} />
      <img
        src={pictureFile(name, widths[1] ?? width, "webp")}
        srcSet={srcSet(name, "webp")}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        decoding={loading === "lazy" ? "async" : undefined}
        fetchPriority={loading === "eager" ? "high" : undefined}
        style={placeholder ? { background: `url(${placeholder}) center / cover` } : undefined}
      />
    </picture>
  );
}

function srcSet(name: PictureName, type: "avif" | "webp"): string {
  return recipeOf(name)
    .widths.map((width) => `${pictureFile(name, width, type)} ${width}w`)
    .join(", ");
}
