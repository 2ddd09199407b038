import type { machines } from "~/catalogue/machines";
import { pictureFile, recipeOf } from "~/ui/pictures";

type CutoutProps = { machine: (typeof machines)[number]; sizes: string };

/** Decoration: the name stands beside it. */
export function Cutout({ machine, sizes }: CutoutProps) {
  const name = `hardware/cutout/${machine.id}`;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(name, "avif")} sizes={sizes} />
      <img
        src={pictureFile(name, 500, "webp")}
        srcSet={srcSet(name, "webp")}
        sizes={sizes}
        width={500}
        height={machine.counter.cutout.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function srcSet(name: string, type: "avif" | "webp"): string {
  return recipeOf(name)
    .widths.map((width) => `${pictureFile(name, width, type)} ${width}w`)
    .join(", ");
}
