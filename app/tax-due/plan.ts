import type { Order, TaxInvoice, TaxInvoiceKind, TaxInvoiceReason } from "~/db/schema";
import { type Cents, minus, smaller, sum } from "~/money/cents";
import { type TaxLine, taxLine, totalOf } from "~/money/tax";

/** What decides which tax invoices an order needs. */
export type TaxedOrder = Pick<
  Order,
  | "reference"
  | "orderStatus"
  | "paymentStatus"
  | "creditedCents"
  | "isSpam"
  | "customerName"
  | "businessName"
  | "kraPin"
>;

type Document = Pick<
  TaxInvoice,
  | "id"
  | "kind"
  | "originalId"
  | "number"
  | "reason"
  | "state"
  | "lines"
  | "totalCents"
  | "buyerName"
  | "buyerPin"
>;

export type Buyer = Pick<TaxInvoice, "buyerName" | "buyerPin">;

export type Step =
  | {
      does: "make";
      kind: TaxInvoiceKind;
      reason: TaxInvoiceReason;
      lines: TaxLine[];
      buyer: Buyer;
      /** Of a credit note; nothing where it is the invoice that is made just before it. */
      originalId?: string;
    }
  | { does: "withdraw"; id: string }
  /** Not issued yet: it says what the order says now. */
  | { does: "follow"; id: string; lines: TaxLine[]; buyer: Buyer };

/** Goods left, or they are agreed and paid in full: whichever comes first. A test or a fake never. */
export function needsInvoice({ isSpam, orderStatus, paymentStatus }: TaxedOrder): boolean {
  if (isSpam || orderStatus === "pending" || orderStatus === "cancelled") return false;
  return paymentStatus === "paid" || orderStatus === "shipped" || orderStatus === "delivered";
}

/**
 * What has to be made, withdrawn or written anew so that an order's documents fit it. What is issued is never touched:
 * a credit note over all that is left of it takes it back, and where the sale goes on, a new invoice follows.
 */
export function planOf(order: TaxedOrder, lines: TaxLine[], all: readonly Document[]): Step[] {
  const documents = all.filter(({ state }) => state !== "withdrawn");
  const invoice = issuedInvoice(documents);
  const due = documents.find(({ kind, state }) => kind === "invoice" && state === "due");
  // Nothing sold, nothing to invoice: a payment is booked all the same.
  const isNeeded = needsInvoice(order) && lines.length > 0;
  const buyer = buyerOf(order);
  const steps: Step[] = [];

  const note = documents.find(
    ({ kind, state, reason }) => kind !== "invoice" && state === "due" && reason !== "returned",
  );
  const why = invoice && whyTakenBack(order, lines, invoice, note?.reason);
  if (note && note.reason !== why) steps.push({ does: "withdraw", id: note.id });
  const kept = documents.filter((each) => each !== note || note.reason === why);
  if (invoice && why && note?.reason !== why) {
    const left = linesLeft(invoice, kept);
    if (left.length > 0) {
      steps.push({
        does: "make",
        kind: "credit_note",
        reason: why,
        lines: left,
        buyer: invoice,
        originalId: invoice.id,
      });
    }
  }

  const wantsInvoice = isNeeded && (!invoice || why !== undefined);
  if (due && !wantsInvoice) {
    const notes = documents.filter(({ originalId }) => originalId === due.id);
    for (const { id } of [due, ...notes]) steps.push({ does: "withdraw", id });
  }
  if (due && wantsInvoice && !(isSameGoods(due.lines, lines) && isSameBuyer(due, buyer))) {
    steps.push({ does: "follow", id: due.id, lines, buyer });
  }
  if (!due && wantsInvoice) {
    steps.push({ does: "make", kind: "invoice", reason: why ?? "sale", lines, buyer });
  }
  return isNeeded && !why ? [...steps, ...returnSteps(order, lines, documents, invoice ?? due)] : steps;
}

/** What came back and has no credit note yet, or no longer came back. */
function returnSteps(
  order: TaxedOrder,
  lines: TaxLine[],
  documents: readonly Document[],
  against: Document | undefined,
): Step[] {
  const notes = documents.filter(
    ({ reason, originalId }) => reason === "returned" && originalId === against?.id,
  );
  const open = minus(order.creditedCents, totalOfAll(notes));
  if (open < 0) {
    const due = notes.filter(({ state }) => state === "due");
    const others = documents.filter((each) => !due.includes(each));
    const withdrawn = due.map(({ id }) => ({ does: "withdraw" as const, id }));
    return due.length > 0 ? [...withdrawn, ...returnSteps(order, lines, others, against)] : [];
  }
  const credited = smaller(open, against ? restOf(against, documents) : totalOf(lines));
  if (credited === 0) return [];
  return [
    {
      does: "make",
      kind: "credit_note",
      reason: "returned",
      lines: [taxLine(`Returned goods, order ${order.reference}`, credited, 1)],
      buyer: against ?? buyerOf(order),
      originalId: against?.id,
    },
  ];
}

/** The last one that was not taken back. Where goods came back, the sale stays. */
function issuedInvoice(documents: readonly Document[]): Document | undefined {
  const issued = documents.filter(({ state }) => state === "issued");
  const takenBack = issued.filter(({ reason }) => reason !== "returned").map(({ originalId }) => originalId);
  return issued.findLast(({ kind, id }) => kind === "invoice" && !takenBack.includes(id));
}

/** What credit notes have left of an invoice. */
export function restOf(invoice: Pick<Document, "id" | "totalCents">, documents: readonly Document[]): Cents {
  return minus(
    invoice.totalCents,
    totalOfAll(documents.filter(({ originalId }) => originalId === invoice.id)),
  );
}

/** Its own lines, or one over what is left once goods came back. */
export function linesLeft(
  invoice: Pick<Document, "id" | "number" | "totalCents" | "lines">,
  documents: readonly Document[],
): TaxLine[] {
  const rest = restOf(invoice, documents);
  if (rest <= 0) return [];
  return rest === invoice.totalCents
    ? invoice.lines
    : [taxLine(`Rest of invoice ${invoice.number}`, rest, 1)];
}

function whyTakenBack(
  order: TaxedOrder,
  lines: TaxLine[],
  invoice: Document,
  asked: TaxInvoiceReason | undefined,
): TaxInvoiceReason | undefined {
  if (order.orderStatus === "cancelled") return "cancelled";
  if (!needsInvoice(order)) return undefined;
  if (!isSameGoods(invoice.lines, lines)) return "changed";
  return asked === "buyer" ? "buyer" : undefined;
}

/** Who it is made out to: the business, where there is one. */
export function buyerOf({ businessName, customerName, kraPin }: TaxedOrder): Buyer {
  return { buyerName: businessName || customerName, buyerPin: kraPin };
}

function isSameBuyer(a: Buyer, b: Buyer): boolean {
  return a.buyerName === b.buyerName && a.buyerPin === b.buyerPin;
}

function isSameGoods(a: readonly TaxLine[], b: readonly TaxLine[]): boolean {
  return wordsOf(a) === wordsOf(b);
}

function wordsOf(lines: readonly TaxLine[]): string {
  return JSON.stringify(lines.map(({ name, unitCents, quantity }) => [name, unitCents, quantity]));
}

function totalOfAll(documents: readonly Pick<Document, "totalCents">[]): Cents {
  return sum(documents.map(({ totalCents }) => totalCents));
}
