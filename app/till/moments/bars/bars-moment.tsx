import { useReducer } from "react";
import { isHappyHour } from "~/till/rules/happy-hour";
import { Said } from "../said";
import { useRuns } from "../use-runs";
import { Clock } from "./clock";
import { Drinks } from "./drinks";
import { tend } from "./reducer";
import { Split } from "./split";
import { evening } from "./state";
import { Tape } from "./tape";

/** Clock and drinks at the left, the tab hangs from the section's upper edge, the split runs across the foot. */
export function BarsMoment() {
  const [bar, act] = useReducer(tend, evening);
  const runs = useRuns();
  return (
    <div className="bar-moment screen-colours" {...runs} data-happy={isHappyHour(bar.at) || undefined}>
      <div className="bar-counter">
        <Clock bar={bar} act={act} />
        <Drinks bar={bar} act={act} />
      </div>
      <Tape bar={bar} />
      <Split bar={bar} act={act} />
      <Said text={bar.said} />
    </div>
  );
}
