import { encode } from "uqr";
import { colours, type Sheet } from "./sheet.ts";

type Square = { x: number; y: number; size: number };

/** A link for a phone's camera, since an address is not typed off paper. Screen readers have it in the words beside it. */
export function drawCode({ doc, decoration }: Sheet, link: string, { x, y, size }: Square) {
  const { data } = encode(link, { ecc: "M", border: 0 });
  const side = size / data.length;
  decoration(() => {
    for (const [row, modules] of data.entries()) {
      for (const [column, isDark] of modules.entries()) {
        if (isDark) doc.rect(x + column * side, y + row * side, side, side);
      }
    }
    doc.fill(colours.ink);
  });
}
