import { type Cents, minus, nothing, shillings, sum } from "~/money/cents";
import { shillingsOf } from "~/money/decimals";
import { Icon } from "~/ui/icon";
import { sheets, ways } from "../content";
import type { WayOfPart } from "../rules/day-sheet";
import { amount, ksh } from "../rules/money";
import { leftToPlace } from "../rules/split";
import { openTotals } from "../state/figures";
import type { SplitPart } from "../state/state";
import { useTill } from "../use-till";
import { moveInChoices } from "./move-in-grid";

const texts = sheets.split;

export function SplitSheet() {
  const { state, act } = useTill();
  const parts = state.split ?? [];
  const { due } = openTotals(state);
  const amounts = parts.map((part) => part.amount);
  const left = leftToPlace(due, amounts);
  const isStarted = parts.some(({ paid }) => paid);
  return (
    <>
      <svg className="till-meter" viewBox={`0 0 ${due || 1} 1`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <rect key={index} x={sum(amounts.slice(0, index))} width={part.amount} height="1" />
        ))}
      </svg>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
        <PartRow key={index} part={part} index={index} canRemove={parts.length > 2} isOff={left !== 0} />
      ))}
      <p className="till-partsum">
        <span className={left === 0 ? undefined : "till-bad"} role="status">
          {left > 0 ? texts.left(ksh(left)) : left < 0 ? texts.over(ksh(minus(nothing, left))) : texts.right}
        </span>
        <b>{amount(sum(amounts))}</b>
      </p>
      <div className="till-row">
        {!isStarted && (
          <>
            <button type="button" className="till-lineb" onClick={() => act({ do: "split", count: 2 })}>
              {texts.half}
            </button>
            <button type="button" className="till-lineb" onClick={() => act({ do: "split", count: 3 })}>
              {texts.three}
            </button>
          </>
        )}
        {left > 0 && (
          <button type="button" className="till-lineb" onClick={() => act({ do: "rest-on-last" })}>
            {texts.rest}
          </button>
        )}
      </div>
      <div className="till-sheet__foot">
        <button
          type="button"
          className="till-solid till-solid--wide"
          disabled={left !== 0}
          onClick={() => act({ do: "charge" })}
        >
          {isStarted ? texts.next : texts.take}
        </button>
      </div>
    </>
  );
}

type PartRowProps = { part: SplitPart; index: number; canRemove: boolean; isOff: boolean };

function PartRow({ part, index, canRemove, isOff }: PartRowProps) {
  const { state, act } = useTill();
  const name = texts.parts[index] ?? "";
  const isWrong = state.problem === "parts" && isOff;
  return (
    <div className="till-part">
      <b>{name}</b>
      <div
        className="till-part__ways"
        role="radiogroup"
        aria-label={texts.way(name)}
        onKeyDown={moveInChoices}
      >
        {(["cash", "mpesa", "card"] as WayOfPart[]).map((way) => (
          // biome-ignore lint/a11y/useSemanticElements: as the ways to pay beside it
          <button
            key={way}
            type="button"
            role="radio"
            className="till-way"
            aria-checked={part.way === way}
            tabIndex={part.way === way ? 0 : -1}
            disabled={part.paid}
            onClick={() => act({ do: "part", index, way })}
          >
            {ways[way]}
          </button>
        ))}
      </div>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.amount(name)}
        value={shillingsOf(part.amount)}
        disabled={part.paid}
        aria-invalid={isWrong || undefined}
        onChange={(event) => act({ do: "part", index, amount: shillingsIn(event.currentTarget.value) })}
      />
      {part.paid ? (
        <span className="till-ib till-part__paid" role="img" aria-label={texts.paid}>
          <Icon name="check" />
        </span>
      ) : canRemove ? (
        <button
          type="button"
          className="till-ib"
          aria-label={texts.remove(name)}
          onClick={() => act({ do: "remove-part", index })}
        >
          <Icon name="x" />
        </button>
      ) : (
        <span />
      )}
    </div>
  );
}

/** Parts are whole shillings. */
function shillingsIn(text: string): Cents {
  return shillings(Number(text.replace(/\D/g, "").slice(0, 7)));
}
