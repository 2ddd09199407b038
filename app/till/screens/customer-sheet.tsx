import { minus } from "~/money/cents";
import { sale, sheets } from "../content";
import { pointsUsable } from "../rules/loyalty";
import { customers } from "../shop";
import { openTotals } from "../state/figures";
import { useTill } from "../use-till";
import { Pick } from "./pick";

export function CustomerSheet() {
  const { state, act } = useTill();
  const { customer, redeem } = state.basket;
  const { gross, discount } = openTotals(state);
  const usable = customer ? pointsUsable(state.points[customer], minus(gross, discount)) : 0;
  const texts = sheets.customer;
  return (
    <>
      {customers.map(({ id, name, phone }) => (
        <Pick
          key={id}
          name={name}
          text={phone}
          value={sale.points(state.points[id])}
          isChosen={customer === id}
          onPick={() => act({ do: "customer", customer: id })}
        />
      ))}
      {customer && (
        <div className="till-row">
          <button
            type="button"
            className="till-lineb"
            disabled={!redeem && usable === 0}
            onClick={() => act({ do: "redeem", redeem: !redeem })}
          >
            {redeem ? texts.keep : texts.use(sale.points(usable))}
          </button>
          <button type="button" className="till-lineb" onClick={() => act({ do: "customer" })}>
            {texts.none}
          </button>
        </div>
      )}
      <p className="till-rule">{texts.rule}</p>
    </>
  );
}
