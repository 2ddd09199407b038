import { isGood } from "../goods";
import { customers } from "../shop";
import { changeOf, saleTotals } from "./figures";
import { newDay, type Sale, type TillState } from "./state";

/** Raised with every change of `TillState`: what an older page has saved is not guessed at. */
const version = 1;

/** A PIN is never written down. */
export function toSaved(state: TillState): string {
  const request = state.request && { ...state.request, pin: "" };
  return JSON.stringify({ version, state: { ...state, request, notice: newDay.notice } });
}

/** What was saved, or nothing where it is damaged, of another version or does not add up. */
export function fromSaved(text: string | null): TillState | undefined {
  if (!text) return undefined;
  try {
    const saved = JSON.parse(text);
    return saved?.version === version && isState(saved.state) ? saved.state : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isState(state: unknown): state is TillState {
  return matches(stateShape, state) && addsUp(state as TillState);
}

/** Numbers follow each other without a gap, each sale is paid in full, and each is on the till or in the books. */
function addsUp({ sales, nextNo, queue, pile, hanging }: TillState): boolean {
  const numbers = sales.map(({ no }) => no);
  const known = (no: number) => no < nextNo;
  return (
    numbers.every((no, index) => no === nextNo - numbers.length + index) &&
    sales.every(isPaid) &&
    numbers.every((no) => queue.waiting.includes(no) || queue.office.includes(no)) &&
    queue.waiting.every((no) => numbers.includes(no)) &&
    [...pile, hanging ?? 0].every(known)
  );
}

function isPaid(sale: Sale): boolean {
  const paid = sale.parts.reduce((sum, { amount }) => sum + amount, 0);
  return paid === saleTotals(sale).due && changeOf(sale) >= 0;
}

type Shape = ((value: unknown) => boolean) | { [name: string]: Shape };

const whole = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const text = (value: unknown) => typeof value === "string";
const flag = (value: unknown) => typeof value === "boolean";
const oneOf =
  (...words: readonly unknown[]) =>
  (value: unknown) =>
    words.includes(value);
const optional = (shape: Shape) => (value: unknown) => value === undefined || matches(shape, value);
const list = (shape: Shape) => (value: unknown) =>
  Array.isArray(value) && value.every((each) => matches(shape, each));

const customerIds = customers.map(({ id }) => id);
const wayOfPart = oneOf("cash", "mpesa", "card");
const line = { key: whole, good: isGood, quantity: whole, grams: optional(whole) };
const discount = (value: unknown) => matches({ percent: whole }, value) || matches({ off: whole }, value);
const basket = {
  lines: list(line),
  customer: optional(oneOf(...customerIds)),
  redeem: flag,
  discount: optional(discount),
};
const part = { way: wayOfPart, amount: whole, given: whole, code: optional(text) };
const sale = {
  no: whole,
  at: text,
  basket,
  settles: oneOf("cent", "shilling"),
  points: { used: whole, earned: whole, after: whole },
  parts: list(part),
};
const request = {
  way: oneOf("mpesa", "card"),
  amount: whole,
  step: oneOf("asked", "sending", "received"),
  pin: text,
};

const stateShape: { [Name in keyof Required<TillState>]: Shape } = {
  online: flag,
  stage: oneOf("sell", "wait", "failed", "done"),
  sheet: optional(oneOf("customer", "discount", "held", "split", "day")),
  basket,
  way: oneOf("cash", "mpesa", "card", "split"),
  given: text,
  phone: text,
  code: text,
  problem: optional(text),
  split: optional(list({ way: wayOfPart, amount: whole, paid: flag })),
  request: optional(request),
  failure: optional(oneOf("customer", "till", "network")),
  held: list({ letter: text, at: text, basket }),
  letters: whole,
  sales: list(sale),
  nextNo: whole,
  queue: { waiting: list(whole), office: list(whole) },
  sync: optional({ no: whole, step: oneOf("sending", "synced", "leaving") }),
  hanging: optional(whole),
  pile: list(whole),
  points: Object.fromEntries(customerIds.map((id) => [id, whole])),
  weighings: whole,
  scans: whole,
  keys: whole,
  tried: list(text),
  notice: { text, shown: flag, count: whole },
};

function matches(shape: Shape, value: unknown): boolean {
  if (typeof shape === "function") return shape(value);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(shape).every(([name, part]) =>
    matches(part, (value as Record<string, unknown>)[name]),
  );
}
