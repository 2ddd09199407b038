import { sale, ways } from "../content";
import type { Way } from "../state/state";
import { useTill } from "../use-till";
import { moveInChoices } from "./move-in-grid";

/** A group of choices for the keyboard; Split opens its sheet on Enter or Space. */
export function Ways() {
  const { state, act } = useTill();
  const choose = (way: Way) => act(way === "split" ? { do: "open-split" } : { do: "way", way });
  return (
    <div className="till-ways" role="radiogroup" aria-label={sale.ways} onKeyDown={moveInChoices}>
      {(Object.keys(ways) as Way[]).map((way) => (
        // biome-ignore lint/a11y/useSemanticElements: a native radio button would choose Split by an arrow key
        <button
          key={way}
          type="button"
          role="radio"
          className="till-way"
          aria-checked={state.way === way}
          aria-haspopup={way === "split" ? "dialog" : undefined}
          tabIndex={state.way === way ? 0 : -1}
          onClick={() => choose(way)}
        >
          {ways[way]}
        </button>
      ))}
    </div>
  );
}
