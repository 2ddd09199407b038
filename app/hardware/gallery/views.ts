import type { HardwareType } from "~/catalogue/machines";
import { type MediaName, pictureFile } from "~/ui/media";

export type View = { name: MediaName; label: string };

/** The pictures of a machine, as far as `public/media/hardware` has them. */
export function viewsOf(id: HardwareType): View[] {
  return [
    { name: `hardware/${id}`, label: "the machine" },
    { name: `hardware/${id}-front`, label: "from the front" },
    { name: `hardware/${id}-back`, label: "from behind, with its sockets" },
    { name: `hardware/${id}-use`, label: "in use" },
  ];
}

/** A thumbnail is up to 92 px wide; twice that is enough for any screen. */
export function thumbnailFile(name: MediaName, type: "avif" | "webp"): string {
  return pictureFile(name, 192, type);
}
