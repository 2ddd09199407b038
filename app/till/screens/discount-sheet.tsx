import { minus, nothing, shillings } from "~/money/cents";
import { sheets } from "../content";
import { type Discount, discountOn } from "../rules/discount";
import { amount, ksh } from "../rules/money";
import { openTotals } from "../state/figures";
import { useTill } from "../use-till";
import { Pick } from "./pick";

const choices: (Discount | undefined)[] = [
  { percent: 5 },
  { percent: 10 },
  { off: shillings(50) },
  undefined,
];

export function DiscountSheet() {
  const { state, act } = useTill();
  const { gross } = openTotals(state);
  const chosen = nameOf(state.basket.discount);
  return (
    <>
      {choices.map((discount) => (
        <Pick
          key={nameOf(discount)}
          name={nameOf(discount)}
          value={discount && amount(minus(nothing, discountOn(gross, discount)))}
          isChosen={nameOf(discount) === chosen}
          onPick={() => act({ do: "discount", discount })}
        />
      ))}
      <p className="till-rule">{sheets.discount.rule}</p>
    </>
  );
}

function nameOf(discount: Discount | undefined): string {
  if (!discount) return sheets.discount.none;
  return "percent" in discount ? `${discount.percent}%` : ksh(discount.off);
}
