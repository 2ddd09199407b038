import { said } from "../content";
import { arrive, leave, next } from "../rules/queue";
import { receiptNumber } from "./figures";
import { say, show } from "./notice";
import { failRequest } from "./paying";
import type { TillState } from "./state";

export function switchNetwork(state: TillState, online: boolean): TillState {
  const switched: TillState = { ...state, online, code: "", problem: undefined };
  if (online) return say(switched.sync ? switched : sendNext(switched), said.online);
  // What has not arrived is sent again later; what has, is finished.
  const sync = state.sync?.step === "sending" ? undefined : state.sync;
  return say({ ...failRequest(switched, "network"), sync }, said.offline);
}

/** Saved sales go out one at a time: sent, marked, gone. */
export function syncGoesOn(state: TillState): TillState {
  const { sync, queue } = state;
  if (!sync) return state;
  if (sync.step === "sending") {
    const arrived = { ...state, queue: arrive(queue, sync.no), sync: { ...sync, step: "synced" as const } };
    return say(arrived, said.synced(receiptNumber(sync.no)));
  }
  if (sync.step === "synced") return { ...state, sync: { ...sync, step: "leaving" } };
  const gone = { ...state, queue: leave(queue, sync.no), sync: undefined };
  return next(gone.queue) === undefined ? show(gone, said.allSynced) : sendNext(gone);
}

function sendNext(state: TillState): TillState {
  const no = next(state.queue);
  return no === undefined || !state.online ? state : { ...state, sync: { no, step: "sending" } };
}
