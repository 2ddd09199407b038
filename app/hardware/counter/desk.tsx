import type { CSSProperties } from "react";
import { type Line, quantityOf } from "~/catalogue/lines";
import { machines } from "~/catalogue/machines";
import { Cutout } from "./cutout";

/** The counter with its machines, in true proportion. Decoration: the list below it says the same. */
export function Desk({ lines }: { lines: Line[] }) {
  return (
    <div className="ctr__desk" aria-hidden="true">
      <div className="ctr__row" style={scaleOf(lines)}>
        {machines.map((machine) => {
          const { id, counter } = machine;
          const quantity = quantityOf(lines, id);
          return (
            <figure key={id} data-on={quantity > 0} style={widthOf(counter.cutout.millimetres)}>
              <Cutout machine={machine} sizes="(min-width: 64em) 320px, 36vw" />
              <figcaption>{quantity} ×</figcaption>
            </figure>
          );
        })}
      </div>
    </div>
  );
}

/** As large as all of them have room for. */
function scaleOf(lines: Line[]) {
  const shown = machines.filter(({ id }) => quantityOf(lines, id) > 0);
  const width = shown.reduce((sum, { counter }) => sum + counter.cutout.millimetres, 0);
  return { "--mm-width": `${Math.min(0.088, 97.6 / width)}cqw` } as CSSProperties;
}

function widthOf(millimetres: number) {
  return { "--mm": millimetres } as CSSProperties;
}
