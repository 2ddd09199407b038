import type { CSSProperties } from "react";
import { ksh } from "~/till/rules/money";
import { useArrowKeys } from "../choices";
import { fabricNames, fabrics, room } from "./content";
import type { Action } from "./reducer";
import type { Sofa } from "./state";

export type SofaProps = { sofa: Sofa; act: (action: Action) => void };

const options = fabricNames.map((value) => ({ value }));

/** Cloth with pinked edges on a rail; the chosen one hangs lower. */
export function Swatches({ sofa, act }: SofaProps) {
  const onKeyDown = useArrowKeys(options, sofa.fabric, (fabric) => act({ do: "fabric", fabric }));
  return (
    <div className="furn-swatches" role="radiogroup" aria-label={room.fabric} onKeyDown={onKeyDown}>
      {fabricNames.map((fabric) => {
        const { name, colour, more } = fabrics[fabric];
        const isChosen = fabric === sofa.fabric;
        return (
          // biome-ignore lint/a11y/useSemanticElements: the choice is a button that acts at once
          <button
            key={fabric}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            aria-label={room.swatch(name, more ? ksh(more) : undefined)}
            style={{ "--cloth": colour } as CSSProperties}
            onClick={() => act({ do: "fabric", fabric })}
          >
            <i />
          </button>
        );
      })}
    </div>
  );
}
