import { type Cents, sum } from "~/money/cents";
import { type BillItem, splitByItem, splitByPercent, splitBySeat } from "~/till/rules/bill";
import { type Dish, dishes, menu } from "./content";
import { plan, planned } from "./plan";

export type Status = "free" | "seated" | "ordered" | "bill";
/** Seats are counted from 0; `person` is who pays for it when the bill is split by item. */
export type Ordered = { dish: Dish; seat: number; person: number };
export type Party = { status: Status; guests: number; order: readonly Ordered[]; joined?: number };
export type Ticket = { id: number; table?: number; name: string; age: number; order: readonly Dish[] };
export type SplitWay = "seat" | "item" | "percent";

export type Service = {
  parties: Readonly<Record<number, Party>>;
  chosen: number;
  /** The seat that the next dish is for. */
  seat: number;
  /** Guests about to be seated. */
  guests: number;
  splitBy: SplitWay;
  percent: number;
  tickets: readonly Ticket[];
  nextTicket: number;
  /** Seconds after midnight, in the kitchen. */
  clock: number;
  said: string;
};

const nobody: Party = { status: "free", guests: 0, order: [] };

export const lunch: Service = {
  parties: {
    ...Object.fromEntries(plan.map(({ no }) => [no, nobody])),
    1: { status: "seated", guests: 3, order: [] },
    2: { status: "bill", guests: 2, order: orderOf([0, "ugali"], [1, "pilau"], [1, "juice"]) },
    3: {
      status: "ordered",
      guests: 5,
      order: orderOf([0, "pilau"], [1, "pilau"], [2, "tilapia"], [3, "ugali"], [4, "chicken"]),
    },
    7: {
      status: "seated",
      guests: 4,
      order: orderOf(
        [0, "pilau"],
        [1, "pilau"],
        [2, "tilapia"],
        [3, "ugali"],
        [0, "juice"],
        [1, "juice"],
        [2, "juice"],
        [3, "juice"],
      ),
    },
    9: { status: "ordered", guests: 2, order: orderOf([0, "chicken"], [1, "juice"]) },
  },
  chosen: 7,
  seat: 0,
  guests: 2,
  splitBy: "seat",
  percent: 50,
  tickets: [
    { id: 1, table: 3, name: "Table 3", age: 760, order: ["pilau", "pilau", "tilapia", "ugali", "chicken"] },
    { id: 2, name: "Counter 18", age: 380, order: ["chicken", "chicken", "chicken", "ugali"] },
    { id: 3, table: 9, name: "Table 9", age: 48, order: ["chicken", "juice"] },
  ],
  nextTicket: 4,
  clock: (12 * 60 + 42) * 60,
  said: "",
};

export function partyAt({ parties }: Service, no: number): Party {
  return parties[no] ?? nobody;
}

/** The table that another one was joined to, or the table itself. */
export function leadOf({ parties }: Service, no: number): number {
  const lead = Object.keys(parties).find((key) => parties[Number(key)]?.joined === no);
  return lead === undefined ? no : Number(lead);
}

export function nameOf(service: Service, no: number): string {
  const { joined } = partyAt(service, no);
  return joined === undefined ? `Table ${no}` : `Table ${no} and ${joined}`;
}

export function seatsAt(service: Service, no: number): number {
  const { joined } = partyAt(service, no);
  return planned(no).seats + (joined === undefined ? 0 : planned(joined).seats);
}

/** Two tables at most, neither ordered nor billed, and never two parties. */
export function canJoin(service: Service, one: number, other: number): boolean {
  const parties = [partyAt(service, one), partyAt(service, other)];
  const isAlone = [one, other].every(
    (no) => leadOf(service, no) === no && partyAt(service, no).joined === undefined,
  );
  const isOpen = parties.every(({ status }) => status === "free" || status === "seated");
  return one !== other && isAlone && isOpen && parties.some(({ status }) => status === "free");
}

/** While everybody still has a seat without the joined table. */
export function canPart(service: Service, no: number): boolean {
  const { status, joined, guests, order } = partyAt(service, no);
  if (joined === undefined || order.length > 0) return false;
  return status === "free" || (status === "seated" && guests <= planned(no).seats);
}

export function orderTotal({ order }: Party): Cents {
  return sum(order.map(({ dish }) => menu[dish].price));
}

/** `2 pilau, 1 juice`, in the order of the menu. */
export function counted(order: readonly Dish[]): { dish: Dish; count: number }[] {
  return dishes
    .map((dish) => ({ dish, count: order.filter((one) => one === dish).length }))
    .filter(({ count }) => count > 0);
}

export function billParts({ splitBy, percent }: Service, party: Party): Cents[] {
  const items: BillItem[] = party.order.map((item) => ({ ...item, amount: menu[item.dish].price }));
  if (splitBy === "seat") return splitBySeat(items, party.guests);
  return splitBy === "item" ? splitByItem(items) : splitByPercent(items, percent);
}

/** Until somebody says otherwise, dishes go to the first and the second person in turn. */
function orderOf(...items: [seat: number, dish: Dish][]): Ordered[] {
  return items.map(([seat, dish], index) => ({ seat, dish, person: index % 2 }));
}
