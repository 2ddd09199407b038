import type { Cents } from "~/money/cents";
import { said } from "../content";
import type { GoodId } from "../goods";
import type { WayOfPart } from "../rules/day-sheet";
import type { Discount } from "../rules/discount";
import type { CustomerId } from "../shop";
import { switchNetwork, syncGoesOn } from "./network";
import { markTried, show } from "./notice";
import {
  answerRequest,
  charge,
  chooseWay,
  failRequest,
  payAnotherWay,
  requestGoesOn,
  typePin,
} from "./paying";
import { closeDay, tearOff, withFreshSale } from "./receipts";
import {
  addGood,
  changeQuantity,
  chooseCustomer,
  clearSale,
  giveDiscount,
  holdSale,
  recallSale,
  redeemPoints,
  scanCode,
  scanNext,
} from "./selling";
import { changePart, openSplit, putRestOnLast, removePart, splitEvenly } from "./splitting";
import { newDay, type Sheet, type TillState, type Way } from "./state";

export type Action =
  | { do: "add"; good: GoodId }
  | { do: "quantity"; line: number; by: 1 | -1 }
  | { do: "scan"; code?: string }
  | { do: "hold" | "clear" | "new" | "charge" | "answer" | "request-on" | "other-way" | "tear" }
  | { do: "close-day" | "reset" | "sync-on" | "rest-on-last" | "close-sheet" | "open-split" }
  | { do: "recall"; letter: string }
  | { do: "customer"; customer?: CustomerId }
  | { do: "redeem"; redeem: boolean }
  | { do: "discount"; discount?: Discount }
  | { do: "way"; way: Way }
  | { do: "type"; field: "given" | "phone" | "code"; text: string }
  | { do: "pin"; key: string }
  | { do: "cancel"; by: "customer" | "till" }
  | { do: "split"; count: 2 | 3 }
  | { do: "part"; index: number; way?: WayOfPart; amount?: Cents }
  | { do: "remove-part"; index: number }
  | { do: "network"; online: boolean }
  | { do: "open-sheet"; sheet: Exclude<Sheet, "split"> }
  | { do: "restore"; state: TillState };

/** The whole till: what was, what is done and at what time, and what is then. `at` is the till's clock, `14:02`. */
export function till(state: TillState, action: Action, at: string): TillState {
  switch (action.do) {
    case "add":
      return addGood(state, action.good);
    case "quantity":
      return changeQuantity(state, action.line, action.by);
    case "scan":
      return action.code === undefined ? scanNext(state) : scanCode(state, action.code);
    case "hold":
      return holdSale(state, at);
    case "recall":
      return recallSale(state, action.letter, at);
    case "clear":
      return clearSale(state);
    case "customer":
      return chooseCustomer(state, action.customer);
    case "redeem":
      return redeemPoints(state, action.redeem);
    case "discount":
      return giveDiscount(state, action.discount);
    case "way":
      return chooseWay(state, action.way);
    case "type":
      return { ...state, [action.field]: action.text, problem: undefined };
    case "charge":
      return charge(state, at);
    case "pin":
      return typePin(state, action.key);
    case "answer":
      return answerRequest(state);
    case "request-on":
      return requestGoesOn(state, at);
    case "cancel":
      return failRequest(state, action.by);
    case "other-way":
      return payAnotherWay(state);
    case "open-split":
      return openSplit(state);
    case "split":
      return splitEvenly(state, action.count);
    case "part":
      return changePart(state, action.index, partChange(action));
    case "remove-part":
      return removePart(state, action.index);
    case "rest-on-last":
      return putRestOnLast(state);
    case "tear":
      return tearOff(state);
    case "new":
      return state.stage === "done" ? withFreshSale(state) : state;
    case "network":
      return switchNetwork(state, action.online);
    case "sync-on":
      return syncGoesOn(state);
    case "open-sheet":
      return openSheet(state, action.sheet);
    case "close-sheet":
      return { ...state, sheet: undefined };
    case "close-day":
      return endDay(state);
    case "reset":
      return newDay;
    case "restore":
      return action.state;
  }
}

function openSheet(state: TillState, sheet: Sheet): TillState {
  if (state.stage === "wait") return state;
  return { ...state, sheet, problem: undefined };
}

function endDay(state: TillState): TillState {
  const closed = closeDay(state);
  return closed === state ? state : show(markTried(closed, "day"), said.closed);
}

function partChange({ way, amount }: { way?: WayOfPart; amount?: Cents }) {
  return { ...(way && { way }), ...(amount !== undefined && { amount }) };
}
