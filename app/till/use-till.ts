import { createContext, use, useCallback, useEffect, useReducer, useState } from "react";
import { browserStorage } from "~/forms/browser-storage";
import { prefersCalm } from "./calm";
import { type Action, till } from "./state/reducer";
import { fromSaved, toSaved } from "./state/saved";
import { savedUnder } from "./state/saved-under";
import { newDay, type TillState } from "./state/state";

export type Act = (action: Action) => void;

export const TillContext = createContext<{ state: TillState; act: Act }>({ state: newDay, act: () => {} });

export function useTill() {
  return use(TillContext);
}

/** The till's state with its clock, its storage and the answers that take a moment. */
export function useTillState(): { state: TillState; act: Act; isRestored: boolean } {
  const [state, dispatch] = useReducer(reduce, newDay);
  const act = useCallback((action: Action) => dispatch({ action, at: clock() }), []);
  const isRestored = useSaved(state, act);
  useAnswers(state, act);
  return { state, act, isRestored };
}

function reduce(state: TillState, { action, at }: { action: Action; at: string }): TillState {
  return till(state, action, at);
}

/** The server writes an empty till; what this tab had comes back once the page is hydrated. */
function useSaved(state: TillState, act: Act): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const saved = fromSaved(browserStorage("sessionStorage")?.getItem(savedUnder) ?? null);
    if (saved) act({ do: "restore", state: saved });
    setRestored(true);
  }, [act]);
  useEffect(() => {
    if (isRestored) save(state);
  }, [state, isRestored]);
  return isRestored;
}

function save(state: TillState) {
  const storage = browserStorage("sessionStorage");
  if (state === newDay) return storage?.removeItem(savedUnder);
  try {
    storage?.setItem(savedUnder, toSaved(state));
  } catch (error) {
    console.warn("The till can't be saved in this tab", error); // the storage is full
  }
}

/** The phone, the bank and the office answer after a moment; under reduced motion almost at once, still one by one. */
function useAnswers({ request, sync }: TillState, act: Act) {
  const requestStep = request?.step;
  useEffect(() => {
    if (requestStep !== "sending" && requestStep !== "received") return;
    const timer = setTimeout(() => act({ do: "request-on" }), calm(requestStep === "sending" ? 900 : 1100));
    return () => clearTimeout(timer);
  }, [requestStep, act]);

  const { no, step } = sync ?? {};
  useEffect(() => {
    if (no === undefined || !step) return;
    const timer = setTimeout(() => act({ do: "sync-on" }), calm(syncTimes[step]));
    return () => clearTimeout(timer);
  }, [no, step, act]);
}

const syncTimes = { sending: 650, synced: 420, leaving: 260 };

function calm(ms: number): number {
  return prefersCalm() ? Math.min(ms, 60) : ms;
}

/** `14:02`, as the till's own clock. */
export function clock(): string {
  return new Date().toTimeString().slice(0, 5);
}
