import { type Role, roles } from "~/roles";

/** Who may do what. Every verb that changes something asks `may`; pages only hide what it refuses. */
const rights = {
  /** Read the inbox, answer, assign, note, close, mark as spam. */
  "inbox.work": ["owner", "sales", "support"],
  /** Write, change and remove saved answers; everyone with the inbox may insert them. */
  "answers.write": ["owner", "sales", "support"],
  /** Items, buyer, delivery, status and timeline, without amounts. */
  "orders.read": ["owner", "sales", "support"],
  "orders.note": ["owner", "sales", "support"],
  /** What we have of one customer, each part as its own right allows. */
  "customers.work": ["owner", "sales", "support"],
  "money.read": ["owner", "sales"],
  /** Confirm, pack, ship, deliver, cancel, take a return, send the pay link again. */
  "orders.move": ["owner", "sales"],
  "payments.record": ["owner", "sales"],
  "payments.refund": ["owner"],
  "orders.pack-unpaid": ["owner"],
  /** Enter what KRA's program has issued, and say who an invoice is made out to. */
  "tax-invoices.work": ["owner", "sales"],
  /** What is in stock, and how it came to be. */
  "stock.read": ["owner", "sales", "support"],
  /** Receive machines, and put a count right. */
  "stock.move": ["owner", "sales"],
  /** Whether stock is kept, when it is low, whether more may be ordered than is there. */
  "stock.settings": ["owner"],
  "demos.work": ["owner", "sales", "support"],
  /** Gives demos, until an owner says otherwise of the person. */
  "demos.give": ["owner", "sales"],
  "hours.change": ["owner"],
  /** What the site says: facts, prices, questions. */
  "content.edit": ["owner", "sales"],
  "quotations.make": ["owner", "sales"],
  /** Visits, what came of them and how quick pages are; amounts only with `money.read`. */
  "numbers.read": ["owner", "sales"],
  /** Who agreed to product news, and stopping it for them. */
  "news.read": ["owner", "sales"],
  "emails.resend": ["owner", "sales", "support"],
  "export.plain": ["owner", "sales"],
  "export.personal": ["owner"],
  "privacy.work": ["owner"],
  "people.manage": ["owner"],
  "health.read": ["owner", "sales", "support"],
} satisfies Record<string, Role[]>;

export type Right = keyof typeof rights;

/** Somebody of staff who does something: what a verb needs to know of them. */
export type Actor = { id: string; name: string; email: string; role: Role };

export function may(actor: Pick<Actor, "role">, right: Right): boolean {
  return (rights[right] as Role[]).includes(actor.role);
}

export function rolesWith(right: Right): Role[] {
  return roles.filter((role) => may({ role }, right));
}

/** Thrown by verbs: pages that offer only what is allowed never meet it, so it answers 403. */
export function requireRight(actor: Actor, right: Right) {
  if (!may(actor, right)) throw new NotAllowedError(actor.role, right);
}

export class NotAllowedError extends Error {
  override name = "NotAllowedError";
  readonly right: Right;

  constructor(role: Role, right: Right) {
    super(`${role} may not: ${right}`);
    this.right = right;
  }
}
