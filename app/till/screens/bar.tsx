import { bar } from "../content";
import { shop } from "../shop";
import type { TillState } from "../state/state";
import { useTill } from "../use-till";
import { Mark } from "./mark";

/** Where the till stands, who sells, and whether the network is there. */
export function Bar({ isInert, isStarting }: { isInert: boolean; isStarting: boolean }) {
  const { state, act } = useTill();
  const waiting = state.queue.waiting.length;
  return (
    <div className="till-bar" inert={isInert}>
      <Mark />
      <b>{shop.till}</b>
      <span className="till-bar__where">{shop.branch}</span>
      <span className="till-bar__where till-bar__who">{shop.cashier}</span>
      <span className="till-bar__space" />
      {waiting > 0 && (
        <button
          type="button"
          className="till-bb till-bb--saved"
          onClick={() => act({ do: "open-sheet", sheet: "day" })}
        >
          {bar.saved(waiting)}
        </button>
      )}
      <span className="till-net">
        <i />
        {isStarting ? bar.starting : network(state)}
      </span>
      <button type="button" className="till-bb" onClick={() => act({ do: "open-sheet", sheet: "held" })}>
        {bar.held}
        {state.held.length > 0 && <span className="till-bb__count">{state.held.length}</span>}
      </button>
      <button
        type="button"
        className="till-bb till-bb--day"
        onClick={() => act({ do: "open-sheet", sheet: "day" })}
      >
        {bar.day}
      </button>
    </div>
  );
}

function network({ online, sync }: TillState): string {
  if (!online) return bar.offline;
  return sync ? bar.syncing : bar.online;
}
