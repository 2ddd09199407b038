import type { CSSProperties } from "react";
import { type KitLine, quantityOf } from "~/catalogue/kit";
import { machines } from "~/catalogue/machines";
import { Cutout } from "./cutout";
import { cutouts } from "./cutouts";

/** The counter with its machines, in true proportion. Decoration: the list below it says the same. */
export function Desk({ lines }: { lines: KitLine[] }) {
  return (
    <div className="ctr__desk" aria-hidden="true">
      <div className="ctr__row">
        {machines.map(({ id }) => {
          const quantity = quantityOf(lines, id);
          return (
            <figure key={id} data-on={quantity > 0} style={widthOf(cutouts[id].millimetres)}>
              <Cutout machine={id} sizes="(min-width: 64em) 320px, 36vw" />
              <figcaption>{quantity} ×</figcaption>
            </figure>
          );
        })}
      </div>
    </div>
  );
}

function widthOf(millimetres: number) {
  return { "--mm": millimetres } as CSSProperties;
}
