import type { MachineId } from "~/catalogue/kit";
import { cutouts } from "./cutouts";

/** Decoration: the name stands beside it. */
export function Cutout({ machine, sizes }: { machine: MachineId; sizes: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(machine, "avif")} sizes={sizes} />
      <img
        src={file(machine, 500, "webp")}
        srcSet={srcSet(machine, "webp")}
        sizes={sizes}
        width={500}
        height={cutouts[machine].height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function srcSet(machine: MachineId, type: "avif" | "webp"): string {
  return [500, 1000].map((width) => `${file(machine, width, type)} ${width}w`).join(", ");
}

function file(machine: MachineId, width: number, type: "avif" | "webp"): string {
  return `/media/hardware/cutout/${machine}-${width}.${type}`;
}
