import { useReducer, useRef } from "react";
import { Said } from "../said";
import { useRuns } from "../use-runs";
import { Floor } from "./floor";
import { KitchenBar } from "./kitchen-bar";
import { TablePanel } from "./panel";
import { Rail } from "./rail";
import { serve } from "./reducer";
import { lunch } from "./state";
import { useKitchenClock } from "./use-kitchen-clock";

/** A lunch service: the floor and the chosen table, and under them the rail over the whole width. */
export function RestaurantsMoment() {
  const [service, act] = useReducer(serve, lunch);
  const root = useRef<HTMLDivElement>(null);
  const clock = useKitchenClock(root, act);
  const runs = useRuns();
  return (
    <div className="rest-moment screen-colours" {...runs} ref={root}>
      <div className="wrap rest-room">
        <Floor service={service} act={act} />
        <TablePanel service={service} act={act} />
      </div>
      <Rail tickets={service.tickets} act={act} />
      <KitchenBar service={service} act={act} clock={clock} />
      <Said text={service.said} />
    </div>
  );
}
