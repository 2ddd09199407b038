import type { Cents } from "~/money/cents";
import { said } from "../content";
import { cashOf, readMoney } from "../rules/cash";
import { isApprovalCode, isMobileNumber, isMpesaCode } from "../rules/codes";
import { pointsEarned } from "../rules/loyalty";
import { ksh } from "../rules/money";
import { book, keep } from "../rules/queue";
import { leftToPlace } from "../rules/split";
import { changeOf, openTotals, receiptNumber } from "./figures";
import { markTried, say } from "./notice";
import type { Failure, Problem, Sale, TillState, Way } from "./state";

export function chooseWay(state: TillState, way: Way): TillState {
  if (state.stage !== "sell" || state.split?.some(({ paid }) => paid)) return state;
  const sheet = state.sheet === "split" ? undefined : state.sheet;
  return { ...state, way, given: "", code: "", problem: undefined, sheet };
}

/** Takes the money, or asks the phone or the card machine for it, or says what is missing. */
export function charge(state: TillState, at: string): TillState {
  if (state.stage === "wait" || state.stage === "done" || state.basket.lines.length === 0) return state;
  const ready = { ...state, stage: "sell" as const, failure: undefined, problem: undefined };
  if (ready.way === "split") return chargeSplit(ready, at);
  const { due } = openTotals(ready);
  if (ready.way === "cash") return chargeCash(ready, due, at);
  if (ready.online) return ask(ready, ready.way, due);
  return withCode(ready, ready.way, due, at);
}

/** The customer has typed the PIN, or held the card to the machine. */
export function answerRequest(state: TillState): TillState {
  const { request } = state;
  if (request?.step !== "asked" || (request.way === "mpesa" && request.pin.length < 4)) return state;
  return { ...state, request: { ...request, step: "sending" } };
}

/** The bank, or M-Pesa, has answered; a moment later the sale goes on. */
export function requestGoesOn(state: TillState, at: string): TillState {
  const { request } = state;
  if (request?.step === "sending") {
    return say({ ...state, request: { ...request, step: "received" } }, said.received);
  }
  if (request?.step !== "received") return state;
  const { way, amount } = request;
  const paid = { ...state, request: undefined, stage: "sell" as const };
  if (state.way !== "split") return settle(paid, [{ way, amount, given: amount }], at);
  return chargeSplit(withPartPaid(paid, nextPart(paid)), at);
}

export function typePin(state: TillState, key: string): TillState {
  const { request } = state;
  if (request?.way !== "mpesa" || request.step !== "asked") return state;
  const pin = key === "Backspace" ? request.pin.slice(0, -1) : (request.pin + key).slice(0, 4);
  return { ...state, request: { ...request, pin } };
}

export function failRequest(state: TillState, failure: Failure): TillState {
  const isOpen =
    state.request?.step === "asked" || (failure === "network" && state.request?.step === "sending");
  return isOpen ? { ...state, request: undefined, stage: "failed", failure } : state;
}

export function payAnotherWay(state: TillState): TillState {
  if (state.stage !== "failed") return state;
  const back = { ...state, stage: "sell" as const, failure: undefined };
  if (state.way === "split") return { ...back, sheet: "split" };
  return { ...back, sheet: undefined, way: state.online ? state.way : "cash" };
}

function chargeCash(state: TillState, due: Cents, at: string): TillState {
  const given = state.given.trim() === "" ? due : readMoney(state.given);
  if (given === undefined) return stopped(state, "not-money");
  if (cashOf(given, due).short > 0) return stopped(state, "short");
  return settle(state, [{ way: "cash", amount: due, given }], at);
}

function ask(state: TillState, way: "mpesa" | "card", amount: Cents): TillState {
  if (way === "mpesa" && !isMobileNumber(state.phone)) return stopped(state, "phone");
  const request = { way, amount, step: "asked" as const, pin: "" };
  return say({ ...state, stage: "wait", request, sheet: undefined }, said.waiting(ksh(amount)));
}

/** Offline the customer pays by themselves and shows the code. */
function withCode(state: TillState, way: "mpesa" | "card", amount: Cents, at: string): TillState {
  const isCode = way === "mpesa" ? isMpesaCode : isApprovalCode;
  if (!isCode(state.code)) return stopped(state, "code");
  return settle(state, [{ way, amount, given: amount, code: state.code.trim().toUpperCase() }], at);
}

/** Parts are taken in order; cash at once, the others as they are answered. */
function chargeSplit(state: TillState, at: string): TillState {
  const parts = state.split ?? [];
  const { due } = openTotals(state);
  if (
    !parts.length ||
    leftToPlace(
      due,
      parts.map(({ amount }) => amount),
    ) !== 0
  )
    return stopped(state, "parts");
  const index = nextPart(state);
  const part = parts[index];
  if (!part) {
    const taken = parts.filter(({ amount }) => amount > 0);
    return settle(
      state,
      taken.map(({ way, amount }) => ({ way, amount, given: amount })),
      at,
    );
  }
  if (part.way === "cash") return chargeSplit(withPartPaid(state, index), at);
  if (!state.online) return { ...state, stage: "failed", failure: "network", sheet: undefined };
  return ask(state, part.way, part.amount);
}

function nextPart({ split = [] }: TillState): number {
  return split.findIndex(({ paid, amount }) => !paid && amount > 0);
}

function withPartPaid(state: TillState, index: number): TillState {
  const split = state.split?.map((part, at) => (at === index ? { ...part, paid: true } : part));
  return { ...state, split };
}

/** The sale takes its number now and not before: no gaps, online or offline. */
function settle(state: TillState, parts: Sale["parts"], at: string): TillState {
  const { basket, way, nextNo: no, online } = state;
  const totals = openTotals(state);
  const earned = basket.customer ? pointsEarned(totals.due) : 0;
  const after = basket.customer ? state.points[basket.customer] - totals.points + earned : 0;
  const sale: Sale = {
    no,
    at,
    basket,
    settles: way === "card" ? "cent" : "shilling",
    points: { used: totals.points, earned, after },
    parts,
  };
  const next: TillState = {
    ...state,
    sales: [...state.sales, sale],
    nextNo: no + 1,
    queue: online ? book(state.queue, no) : keep(state.queue, no),
    points: basket.customer ? { ...state.points, [basket.customer]: after } : state.points,
    stage: "done",
    sheet: undefined,
    split: undefined,
    pile: state.hanging === undefined ? state.pile : [...state.pile, state.hanging],
    hanging: no,
  };
  const tried = [
    way === "split" ? ("split" as const) : (parts[0]?.way ?? "cash"),
    ...(online ? [] : ["offline" as const]),
  ];
  return say(markTried(next, ...tried), said.paid(receiptNumber(no), ksh(totals.due), changeText(sale)));
}

function changeText(sale: Sale): string | undefined {
  return changeOf(sale) > 0 ? ksh(changeOf(sale)) : undefined;
}

function stopped(state: TillState, problem: Problem): TillState {
  return { ...state, problem };
}
