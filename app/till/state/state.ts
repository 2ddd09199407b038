import type { Cents } from "~/money/cents";
import type { GoodId } from "../goods";
import type { Part, WayOfPart } from "../rules/day-sheet";
import type { Discount } from "../rules/discount";
import { emptyQueue, type Queue } from "../rules/queue";
import { type CustomerId, customers, shop } from "../shop";
import type { Tried } from "../tried";

export type Line = { key: number; good: GoodId; quantity: number /** Off the scale. */; grams?: number };
export type Basket = { lines: Line[]; customer?: CustomerId; redeem: boolean; discount?: Discount };
export type Way = WayOfPart | "split";

/** Until it is paid a part can be changed; from then on the whole sale is locked. */
export type SplitPart = { way: WayOfPart; amount: Cents; paid: boolean };

export type Sale = {
  no: number;
  /** `14:02`. */
  at: string;
  basket: Basket;
  settles: "cent" | "shilling";
  /** Used on this sale, and what it earned. */
  points: { used: number; earned: number; after: number };
  parts: (Part & { code?: string })[];
};

export type Held = { letter: string; at: string; basket: Basket };
/** What the customer's phone or the card machine was asked for. */
export type Request = {
  way: "mpesa" | "card";
  amount: Cents;
  step: "asked" | "sending" | "received";
  pin: string;
};
export type Failure = "customer" | "till" | "network";
export type Sheet = "customer" | "discount" | "held" | "split" | "day";
export type Stage = "sell" | "wait" | "failed" | "done";
/** One saved sale on its way to the office. */
export type Sync = { no: number; step: "sending" | "synced" | "leaving" };
export type Problem = "short" | "not-money" | "phone" | "code" | "parts";

export type TillState = {
  online: boolean;
  stage: Stage;
  sheet?: Sheet;
  basket: Basket;
  way: Way;
  /** As typed; empty means exact. */
  given: string;
  phone: string;
  code: string;
  problem?: Problem;
  split?: SplitPart[];
  request?: Request;
  failure?: Failure;
  held: Held[];
  /** How many sales were ever held: each takes the next letter. */
  letters: number;
  sales: Sale[];
  nextNo: number;
  queue: Queue;
  sync?: Sync;
  /** The receipt that hangs from the printer, and those torn off. */
  hanging?: number;
  pile: number[];
  points: Record<CustomerId, number>;
  weighings: number;
  scans: number;
  keys: number;
  tried: Tried[];
  /** For the live region; `shown` ones stand on the screen for a moment. The count tells two alike apart. */
  notice: { text: string; shown: boolean; count: number };
};

export const emptyBasket: Basket = { lines: [], redeem: false };

export const newDay: TillState = {
  online: true,
  stage: "sell",
  basket: emptyBasket,
  way: "mpesa",
  given: "",
  phone: shop.phone,
  code: "",
  held: [],
  letters: 0,
  sales: [],
  nextNo: shop.firstReceipt,
  queue: emptyQueue,
  pile: [],
  points: Object.fromEntries(customers.map(({ id, points }) => [id, points])) as Record<CustomerId, number>,
  weighings: 0,
  scans: 0,
  keys: 0,
  tried: [],
  notice: { text: "", shown: false, count: 0 },
};
