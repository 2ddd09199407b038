import { said } from "../content";
import { type GoodId, goodByCode, goodOf, nameOf, scaleReadings, scannerOrder, unknownCode } from "../goods";
import type { Discount } from "../rules/discount";
import { ksh } from "../rules/money";
import type { CustomerId } from "../shop";
import { openTotals } from "./figures";
import { markTried, say, sayTotal, show } from "./notice";
import { withFreshSale } from "./receipts";
import { type Basket, emptyBasket, type Line, type TillState } from "./state";

/** More than one shop sells of a thing in one sale. */
const mostOfOne = 999;

export function addGood(before: TillState, good: GoodId): TillState {
  if (before.stage === "wait") return before;
  if (isLocked(before)) return show(before, said.locked);
  const state = before.stage === "done" ? withFreshSale(before) : { ...before, stage: "sell" as const };
  const added = goodOf(good).weighed ? weigh(state, good) : count(state, good);
  const name = nameOf(goodOf(good));
  return say(added, said.added(name, ksh(openTotals(added).total)));
}

export function changeQuantity(state: TillState, key: number, by: 1 | -1): TillState {
  if (!isOpen(state)) return state;
  if (isLocked(state)) return show(state, said.locked);
  const lines = state.basket.lines
    .map((line) => (line.key === key ? { ...line, quantity: Math.min(line.quantity + by, mostOfOne) } : line))
    .filter(({ quantity }) => quantity > 0);
  return sayTotal(changed(state, lines.length ? { ...state.basket, lines } : emptied(state.basket)));
}

/** A code from the scanner, or from somebody who typed it. */
export function scanCode(state: TillState, code: string): TillState {
  const good = goodByCode(code);
  if (!good) return show(state, said.unknownCode(grouped(code)));
  return markTried(addGood(state, good), "scan");
}

/** The demonstration scanner takes what lies before it, one thing after the other. */
export function scanNext(state: TillState): TillState {
  if (state.stage === "wait") return state;
  const good = scannerOrder[state.scans % scannerOrder.length];
  const next = { ...state, scans: state.scans + 1 };
  return scanCode(next, good ? goodOf(good).code : unknownCode);
}

export function holdSale(state: TillState, at: string): TillState {
  if (!isOpen(state) || state.basket.lines.length === 0) return state;
  if (isLocked(state)) return show(state, said.locked);
  const letter = String.fromCharCode(65 + (state.letters % 26));
  const held = [...state.held, { letter, at, basket: state.basket }];
  const next = withFreshSale({ ...state, held, letters: state.letters + 1 });
  return show(markTried(next, "hold"), said.held);
}

/** The open sale is put on hold where it has lines. */
export function recallSale(before: TillState, letter: string, at: string): TillState {
  const wanted = before.held.find((held) => held.letter === letter);
  if (!wanted || isLocked(before) || before.stage === "wait") return before;
  const state = before.stage === "done" ? withFreshSale(before) : holdSale(before, at);
  const held = state.held.filter((each) => each !== wanted);
  const next = { ...state, held, basket: wanted.basket, sheet: undefined, stage: "sell" as const };
  return say(next, said.recalled(ksh(openTotals(next).total)));
}

export function clearSale(state: TillState): TillState {
  if (!isOpen(state)) return state;
  if (isLocked(state)) return show(state, said.locked);
  return say(withFreshSale(state), said.cleared);
}

export function chooseCustomer(state: TillState, customer: CustomerId | undefined): TillState {
  if (!isOpen(state)) return state;
  if (isLocked(state)) return show(state, said.locked);
  const next = changed(state, { ...state.basket, customer, redeem: false });
  return { ...(customer ? markTried(next, "loyalty") : next), sheet: customer && state.sheet };
}

export function redeemPoints(state: TillState, redeem: boolean): TillState {
  if (!isOpen(state) || isLocked(state) || !state.basket.customer) return state;
  return sayTotal({ ...changed(state, { ...state.basket, redeem }), sheet: undefined });
}

export function giveDiscount(state: TillState, discount: Discount | undefined): TillState {
  if (!isOpen(state) || isLocked(state) || state.basket.lines.length === 0) return state;
  const next = { ...changed(state, { ...state.basket, discount }), sheet: undefined };
  return sayTotal(discount ? markTried(next, "discount") : next);
}

export function isLocked({ stage, split }: TillState): boolean {
  return stage !== "done" && Boolean(split?.some(({ paid }) => paid));
}

/** Nothing about a sale changes while its payment is asked for, or after it is paid. */
function isOpen({ stage }: TillState): boolean {
  return stage === "sell" || stage === "failed";
}

/** A sale that changes asks anew for what was given and how it is split. */
function changed(state: TillState, basket: Basket): TillState {
  return { ...state, basket, given: "", split: undefined, problem: undefined };
}

function weigh(state: TillState, good: GoodId): TillState {
  const grams = scaleReadings[state.weighings % scaleReadings.length] ?? 0;
  const next = withLine(state, { good, quantity: 1, grams });
  return markTried({ ...next, weighings: state.weighings + 1 }, "weigh");
}

function count(state: TillState, good: GoodId): TillState {
  const line = state.basket.lines.find((each) => each.good === good);
  return line ? changeQuantity(state, line.key, 1) : withLine(state, { good, quantity: 1 });
}

function withLine(state: TillState, line: Omit<Line, "key">): TillState {
  const key = state.keys + 1;
  const lines = [...state.basket.lines, { ...line, key }];
  return { ...changed(state, { ...state.basket, lines }), keys: key };
}

/** Without lines there is nothing to take a discount or points from; the customer stays. */
function emptied({ customer }: Basket): Basket {
  return { ...emptyBasket, customer };
}

/** `6 161 100 274 318`. */
function grouped(code: string): string {
  return code.replace(/\B(?=(\d{3})+$)/g, " ");
}
