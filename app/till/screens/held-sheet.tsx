import { sheets } from "../content";
import { amount } from "../rules/money";
import { customerOf } from "../shop";
import { basketTotals, pieces } from "../state/figures";
import { useTill } from "../use-till";
import { Pick } from "./pick";

export function HeldSheet() {
  const { state, act } = useTill();
  const texts = sheets.held;
  if (!state.held.length) {
    return (
      <p className="till-none">
        <b>{texts.none}</b>
        {texts.hint}
      </p>
    );
  }
  return state.held.map(({ letter, at, basket }) => {
    const points = basket.redeem && basket.customer ? state.points[basket.customer] : 0;
    return (
      <Pick
        key={letter}
        name={texts.one(letter, at)}
        text={[texts.items(pieces(basket.lines)), basket.customer && customerOf(basket.customer).name]
          .filter(Boolean)
          .join(", ")}
        value={amount(basketTotals(basket, points, "cent").total)}
        onPick={() => act({ do: "recall", letter })}
      />
    );
  });
}
