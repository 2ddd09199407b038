import { memo } from "react";
import { items } from "../content";
import { type Category, type Good, type GoodId, nameOf } from "../goods";
import art from "../goods.svg";
import { amount, ksh } from "../rules/money";
import { useTill } from "../use-till";

/** One thing to sell; its count stands on it while it is in the sale. */
export function Tile({ good }: { good: Good & { id: GoodId } }) {
  const { state, act } = useTill();
  const lines = state.stage === "done" ? [] : state.basket.lines;
  const count = lines.reduce((sum, line) => sum + (line.good === good.id ? line.quantity : 0), 0);
  const price = good.weighed ? `${ksh(good.price)} ${items.aKg}` : ksh(good.price);
  return (
    <button
      type="button"
      className="till-tile"
      data-in={count || undefined}
      aria-label={`${nameOf(good)}, ${price}${count ? items.inSale(count) : ""}`}
      onClick={() => act({ do: "add", good: good.id })}
    >
      <Art good={good} />
      <b>{good.short}</b>
      <span>
        {good.weighed ? items.aKg : good.unit}
        <i>{amount(good.price)}</i>
      </span>
      {count > 0 && (
        <em key={count} aria-hidden="true">
          {count}
        </em>
      )}
    </button>
  );
}

const Art = memo(function Art({ good }: { good: Good }) {
  return (
    <span className={`till-art till-art--${grounds[good.category]}`}>
      <img src={`${art}#${good.id}`} alt="" width={120} height={72} loading="lazy" />
    </span>
  );
});

const grounds: Record<Category, string> = {
  Pantry: "accent",
  Dairy: "info",
  Fresh: "brand",
  Drinks: "panel",
  Home: "alert",
};
