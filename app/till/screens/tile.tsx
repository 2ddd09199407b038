import { memo } from "react";
import { items } from "../content";
import type { Category, Good, GoodId } from "../goods";
import art from "../goods.svg";
import { amount } from "../rules/money";
import type { Act } from "../use-till";

type TileProps = { good: Good & { id: GoodId }; count: number; act: Act };

/** One thing to sell; its count stands on it while it is in the sale. A press renders one of them, not all. */
export const Tile = memo(function Tile({ good, count, act }: TileProps) {
  return (
    <button
      type="button"
      className="till-tile"
      data-in={count || undefined}
      onClick={() => act({ do: "add", good: good.id })}
    >
      <span className={`till-art till-art--${grounds[good.category]}`}>
        <img src={`${art}#${good.id}`} alt="" width={120} height={72} loading="lazy" />
      </span>
      <b>{good.short}</b>
      <span>
        {good.weighed ? items.aKg : good.unit}
        <i>
          <span className="visually-hidden">ksh </span>
          {amount(good.price)}
        </i>
      </span>
      {count > 0 && (
        <em key={count}>
          {count}
          <span className="visually-hidden"> {items.inSale}</span>
        </em>
      )}
    </button>
  );
});

const grounds: Record<Category, string> = {
  Pantry: "accent",
  Dairy: "info",
  Fresh: "brand",
  Drinks: "panel",
  Home: "alert",
};
