import { useReducer } from "react";
import { amount } from "~/till/rules/money";
import { useRuns } from "../use-runs";
import { Calendar } from "./calendar";
import { calendar, slip } from "./content";
import { Controls } from "./controls";
import { hire } from "./reducer";
import { Slip } from "./slip";
import { costOf, fortnight } from "./state";

/** A calendar over the whole width, the rate card and the slip under it. */
export function RentalMoment() {
  const [yard, act] = useReducer(hire, fortnight);
  const runs = useRuns();
  return (
    <div className="rent-moment screen-colours" {...runs}>
      <Calendar yard={yard} act={act} />
      <p className="rent-note" role="status" data-wrong={yard.note.isWrong || undefined}>
        {yard.note.text || calendar.hint}
      </p>
      <p className="rent-due" aria-hidden="true">
        {slip.due} <b>{amount(costOf(yard).due)}</b>
      </p>
      <div className="rent-under">
        <Controls yard={yard} act={act} />
        <Slip yard={yard} />
      </div>
    </div>
  );
}
