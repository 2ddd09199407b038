import { clock as timeOf } from "~/till/rules/happy-hour";
import { kitchen } from "./content";
import type { Action } from "./reducer";
import type { Service } from "./state";
import type { KitchenClock } from "./use-kitchen-clock";

type KitchenBarProps = { service: Service; act: (action: Action) => void; clock: KitchenClock };

/** Below the rail: how much is open, and the kitchen's clock. */
export function KitchenBar({ service, act, clock }: KitchenBarProps) {
  return (
    <div className="wrap rest-bar">
      <b>{kitchen.open(service.tickets.length)}</b>
      <span>{kitchen.clock(timeOf(Math.floor(service.clock / 60)))}</span>
      <button type="button" className="mo-button" onClick={clock.toggle}>
        {clock.isRunning ? kitchen.pause : kitchen.run}
      </button>
      <button type="button" className="mo-button" onClick={() => act({ do: "pass", seconds: 120 })}>
        {kitchen.skip}
      </button>
    </div>
  );
}
