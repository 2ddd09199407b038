import { times } from "~/money/cents";
import { pointWorth } from "~/till/rules/loyalty";
import { ksh } from "~/till/rules/money";
import { card, reward } from "./content";
import type { CounterProps } from "./scale";
import { canUseReward, earned, pointsLeft } from "./state";

export function LoyaltyCard({ counter, act }: CounterProps) {
  const points = pointsLeft(counter);
  const offer = counter.isRewarded ? card.used : card.offer(ksh(times(pointWorth, reward.points)));
  return (
    <div>
      <div className="shop-card">
        <p className="shop-card__head">
          <span>{reward.customer}</span>
          <span>{card.points(points)}</span>
        </p>
        <span className="shop-card__bar">
          <i style={{ transform: `scaleX(${points / 100})` }} />
        </span>
        <p>
          {card.earns(earned(counter))} {offer}
        </p>
      </div>
      <button
        type="button"
        className="mo-money"
        aria-disabled={!canUseReward(counter) || undefined}
        onClick={() => act({ do: "reward" })}
      >
        {card.use}
      </button>
    </div>
  );
}
