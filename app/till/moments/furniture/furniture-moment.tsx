import { useReducer } from "react";
import { amount } from "~/till/rules/money";
import { Said } from "../said";
import { useRuns } from "../use-runs";
import { PlanPanel } from "./panel";
import { furnish } from "./reducer";
import { SofaPicture } from "./sofa-picture";
import { inMind, nameOf, priceOf } from "./state";
import { Swatches } from "./swatches";

/** A room to the left window edge with cloth on a rail; size, stock and plan in a white column. */
export function FurnitureMoment() {
  const [sofa, act] = useReducer(furnish, inMind);
  const runs = useRuns();
  return (
    <div className="furn-moment screen-colours" {...runs}>
      <div className="furn-room">
        <Swatches sofa={sofa} act={act} />
        <SofaPicture sofa={sofa} />
        <p className="furn-price">
          <b>{amount(priceOf(sofa))}</b>
          <span>ksh. {nameOf(sofa)}</span>
        </p>
      </div>
      <PlanPanel sofa={sofa} act={act} />
      <Said text={sofa.said} />
    </div>
  );
}
