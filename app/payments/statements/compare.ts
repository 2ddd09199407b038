import { nairobiDay, wholeDays } from "~/time/nairobi";
import { referenceOf } from "../reference";
import type { Days } from "./days";
import type { StatementFormat } from "./format";
import type { FileMovement, StatementFile } from "./read-file";

/** A movement of our books, in the currency of the provider's file where we know it. */
export type BookedMovement = {
  key: string;
  kind: "payment" | "refund";
  receipt: string | null;
  /** Of a refund: the receipt of the payment that went back. */
  of: string | null;
  at: Date;
  isTimeUncertain: boolean;
  minor: number;
  currency: string;
  /** The order, or nothing for money without one. */
  reference: string | null;
  unmatchedId: string | null;
};

export type Difference = "amount" | "currency" | "order" | "day" | "receipt";
export type Pair = { theirs: FileMovement; ours: BookedMovement; differences: Difference[] };
export type Side = { received: Sum; returned: Sum };
export type Sum = { count: number; minor: number };
export type OtherMovements = { label: string; currency: string; count: number; minor: number };

/** A movement of the file that we have no record of, and where it may belong: an order, or money without one. */
export type Unrecorded = FileMovement & { reference: string | null; unmatchedId: string | null };

export type Comparison = {
  matched: number;
  /** Matched and missing on the other side: the lists explain all that the two differ by. */
  there: Side;
  here: Side;
  onlyThere: Unrecorded[];
  onlyHere: BookedMovement[];
  differs: Pair[];
  /** Lines whose receipt stands in the file a second time. */
  twice: FileMovement[];
  /** So near to the first or the last day that the file before or after may have it. */
  atTheEdge: BookedMovement[];
  /** Refunds of ours, where the file lists none. */
  notListed: BookedMovement[];
  others: OtherMovements[];
};

type Input = {
  file: StatementFile;
  format: Pick<StatementFormat, "currency" | "hasRefunds">;
  days: Days;
  /** Of these days and some more on both sides, and whatever has a receipt of the file. */
  ours: BookedMovement[];
  isOrder: (reference: string) => boolean;
};

/** Brings a provider's file and our books together: by receipt first, then by what a refund gave back. */
export function compareStatement({ file, format, days, ours, isOrder }: Input): Comparison {
  const span = wholeDays(days.from, days.to);
  const { unique, twice } = withoutRepeats(file.movements.filter(({ at }) => isWithin(at, span)));
  const books = openBooks(ours);
  const found = new Map<FileMovement, BookedMovement>();
  for (const partner of [books.byReceipt, books.byRefunded, books.byAmount]) {
    for (const theirs of unique) {
      const mine = found.has(theirs) ? undefined : partner(theirs);
      if (mine) found.set(theirs, mine);
    }
  }
  const pairs = [...found].map(([theirs, mine]): Pair => {
    return { theirs, ours: mine, differences: differencesOf(theirs, mine, isOrder) };
  });
  const alone = unique.filter((theirs) => !found.has(theirs));
  const isOther = ({ kind, currency }: FileMovement) => kind === "other" || currency !== format.currency;
  const onlyThere = alone.filter((theirs) => !isOther(theirs));
  const taken = new Set(found.values());
  const missing = ours.filter((mine) => !taken.has(mine) && isWithin(mine.at, span));
  const listed = missing.filter(({ kind }) => kind === "payment" || format.hasRefunds);
  const onlyHere = listed.filter((mine) => !isAtTheEdge(mine, span));
  return {
    matched: pairs.length,
    there: sideOf([...pairs.map(({ theirs }) => theirs), ...onlyThere], format.currency, ({ isIn }) => isIn),
    here: sideOf([...taken, ...onlyHere], format.currency, ({ kind }) => kind === "payment"),
    onlyThere: onlyThere.map((theirs) => ({ ...theirs, ...books.placeOf(theirs, isOrder) })),
    onlyHere,
    differs: pairs.filter(({ differences }) => differences.length > 0),
    twice,
    atTheEdge: listed.filter((mine) => isAtTheEdge(mine, span)),
    notListed: missing.filter(({ kind }) => kind === "refund" && !format.hasRefunds),
    others: groupsOf(alone.filter(isOther)),
  };
}

type Span = ReturnType<typeof wholeDays>;

function isWithin(at: Date, { from, to }: Span): boolean {
  return from <= at && at < to;
}

/** A receipt counts once, whatever the file says. */
function withoutRepeats(movements: FileMovement[]) {
  const seen = new Set<string>();
  const [unique, twice]: [FileMovement[], FileMovement[]] = [[], []];
  for (const movement of movements) {
    const key = `${movement.isIn} ${movement.receipt}`;
    const isRepeated = movement.kind !== "other" && movement.receipt !== "" && seen.has(key);
    if (movement.kind !== "other") seen.add(key);
    (isRepeated ? twice : unique).push(movement);
  }
  return { unique, twice };
}

/** Three ways to find a movement in the books, the surest first. Each movement is found once. */
function openBooks(ours: BookedMovement[]) {
  const free = new Set(ours);
  const receipts = new Map(ours.map((mine) => [`${mine.kind} ${mine.receipt}`, mine]));
  const refundsOf = groupBy(ours, ({ kind, of }) => (kind === "refund" && of ? of : undefined));
  // Recorded before refunds named their payment.
  const refundsFor = groupBy(ours, ({ kind, of, reference }) =>
    kind === "refund" && !of ? reference : undefined,
  );
  const withoutReceipt = ours.filter(({ kind, receipt }) => kind === "payment" && !receipt);
  const take = (mine: BookedMovement | undefined) => {
    if (!mine || !free.has(mine)) return undefined;
    free.delete(mine);
    return mine;
  };
  return {
    /** Of a refund where its payment counts, of a payment the order that it names. */
    placeOf({ of, account }: FileMovement, isOrder: (reference: string) => boolean) {
      const given = of ? receipts.get(`payment ${of}`) : undefined;
      const named = isOrder(referenceOf(account)) ? referenceOf(account) : null;
      return { reference: given?.reference ?? named, unmatchedId: given?.unmatchedId ?? null };
    },
    byReceipt({ isIn, receipt }: FileMovement) {
      return receipt ? take(receipts.get(`${isIn ? "payment" : "refund"} ${receipt}`)) : undefined;
    },
    byRefunded({ kind, of, minor }: FileMovement) {
      if (kind !== "refund" || !of) return undefined;
      const order = receipts.get(`payment ${of}`)?.reference ?? "";
      const left = [...(refundsOf.get(of) ?? []), ...(refundsFor.get(order) ?? [])].filter((mine) =>
        free.has(mine),
      );
      return take(left.find((mine) => mine.minor === minor) ?? left[0]);
    },
    /** A prompt that was confirmed before its receipt came. */
    byAmount({ kind, account, minor, at }: FileMovement) {
      if (kind !== "payment") return undefined;
      const order = referenceOf(account);
      const near = (mine: BookedMovement) => Math.abs(mine.at.getTime() - at.getTime()) < hourMs;
      return take(
        withoutReceipt.find(
          (mine) =>
            free.has(mine) && mine.minor === minor && (mine.reference === order || (!account && near(mine))),
        ),
      );
    },
  };
}

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string | null | undefined): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const hourMs = 60 * 60 * 1000;

function differencesOf(
  theirs: FileMovement,
  ours: BookedMovement,
  isOrder: (reference: string) => boolean,
): Difference[] {
  const named = referenceOf(theirs.account);
  const isSure = !theirs.isTimeUncertain && !ours.isTimeUncertain && ours.receipt === theirs.receipt;
  const isFar = Math.abs(theirs.at.getTime() - ours.at.getTime()) > hourMs;
  const differs: Record<Difference, boolean> = {
    currency: theirs.currency !== ours.currency,
    amount: theirs.currency === ours.currency && theirs.minor !== ours.minor,
    // An account number that names no order was a slip of the finger, and somebody found the right one.
    order: ours.reference !== null && named !== ours.reference && isOrder(named),
    day: isSure && isFar && nairobiDay(theirs.at) !== nairobiDay(ours.at),
    receipt: ours.kind === "payment" && !ours.receipt,
  };
  return (Object.keys(differs) as Difference[]).filter((name) => differs[name]);
}

/** Clocks differ by minutes at midnight. A time that is not certain is when we were told: up to two days later. */
function isAtTheEdge({ at, isTimeUncertain }: BookedMovement, span: Span): boolean {
  const slack = isTimeUncertain ? 48 * hourMs : hourMs / 4;
  const shifted = [-slack, slack].map((ms) => new Date(at.getTime() + ms));
  return shifted.some((moment) => !isWithin(moment, span));
}

type Counted = { minor: number; currency: string };

function sideOf<Movement extends Counted>(
  movements: Movement[],
  currency: string,
  isIn: (movement: Movement) => boolean,
): Side {
  const side: Side = { received: { count: 0, minor: 0 }, returned: { count: 0, minor: 0 } };
  for (const movement of movements) {
    if (movement.currency !== currency) continue;
    const sum = isIn(movement) ? side.received : side.returned;
    sum.count++;
    sum.minor += movement.minor;
  }
  return side;
}

function groupsOf(movements: FileMovement[]): OtherMovements[] {
  const groups = new Map<string, OtherMovements>();
  for (const { label, currency, isIn, minor } of movements) {
    const group = groups.get(`${label} ${currency}`) ?? { label, currency, count: 0, minor: 0 };
    group.count++;
    group.minor += isIn ? minor : -minor;
    groups.set(`${label} ${currency}`, group);
  }
  return [...groups.values()].sort((a, b) => Math.abs(b.minor) - Math.abs(a.minor));
}
