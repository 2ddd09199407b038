import { useReducer } from "react";
import { useBeep } from "~/till/use-beep";
import { Said } from "../said";
import { useRuns } from "../use-runs";
import { LoyaltyCard } from "./loyalty-card";
import { sell } from "./reducer";
import { Scale } from "./scale";
import { Scanner } from "./scanner";
import { Slip } from "./slip";
import { opened } from "./state";

/** One counter: scale, scanner and slip stand on it from left to right, the loyalty card under the slip. */
export function ShopsMoment() {
  const [counter, act] = useReducer(sell, opened);
  const sound = useBeep(counter.scanned);
  const runs = useRuns();
  return (
    <div className="shop-moment screen-colours" {...runs}>
      <Scale counter={counter} act={act} />
      <Scanner counter={counter} act={act} sound={sound} />
      <div className="shop-side">
        <Slip counter={counter} />
        <LoyaltyCard counter={counter} act={act} />
      </div>
      <Said text={counter.said} />
    </div>
  );
}
