import { isHappyHour } from "~/till/rules/happy-hour";
import { amount } from "~/till/rules/money";
import type { BarProps } from "./clock";
import { type DrinkName, drinks, pouring } from "./content";
import { Glass } from "./glass";

export function Drinks({ bar, act }: BarProps) {
  const isHappy = isHappyHour(bar.at);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div className="bar-drinks" role="group" aria-label={pouring.label}>
      {(Object.keys(drinks) as DrinkName[]).map((id) => {
        const { name, full, happy } = drinks[id];
        const price = isHappy ? happy : full;
        return (
          <button key={id} type="button" onClick={() => act({ do: "pour", drink: id })}>
            <Glass drink={id} />
            <b>
              <span className="visually-hidden">{pouring.add} </span>
              {name}
            </b>
            <s aria-hidden="true">{price < full && amount(full)}</s>
            <span key={price} className="bar-drinks__price">
              <span className="visually-hidden">ksh </span>
              {amount(price)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
