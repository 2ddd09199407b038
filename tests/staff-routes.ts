import type { Right } from "../app/access/rights";

/**
 * Who may ask for a page of the staff side, by right. `anybody` needs no session, `everybody` needs one and no
 * right. A route without a line here fails `staff-access.test.ts`.
 */
export type Access = Right | "everybody" | "anybody";

export type StaffRoute = { get: Access; post?: Access };

export const staffRoutes: Record<string, StaffRoute> = {
  "/staff/sign-in": { get: "anybody", post: "anybody" },
  "/staff/sign-in/:token": { get: "anybody", post: "anybody" },
  "/staff/sign-out": { get: "anybody", post: "anybody" },
  "/staff/auth/passkey/:step": { get: "anybody", post: "anybody" },
  "/staff/pulse": { get: "everybody" },

  "/staff": { get: "everybody" },
  "/staff/passkey": { get: "everybody" },
  "/staff/prove": { get: "everybody", post: "everybody" },
  "/staff/me": { get: "everybody", post: "everybody" },
  "/staff/find": { get: "everybody" },
  "/staff/keys": { get: "everybody" },
  "/staff/more": { get: "everybody" },
  "/staff/*": { get: "everybody", post: "everybody" },

  "/staff/inbox": { get: "inbox.work", post: "inbox.work" },
  "/staff/inbox/:id": { get: "inbox.work", post: "inbox.work" },
  "/staff/leads/:id": { get: "inbox.work" },

  "/staff/orders": { get: "orders.read" },
  "/staff/orders/new": { get: "orders.move", post: "orders.move" },
  "/staff/orders/:reference": { get: "orders.read", post: "orders.read" },
  "/staff/orders/:reference/:step": { get: "orders.read", post: "orders.read" },

  "/staff/demos": { get: "demos.work", post: "demos.work" },
  "/staff/demos/hours": { get: "hours.change", post: "hours.change" },
  "/staff/demos/request/:id": { get: "demos.work", post: "demos.work" },
  "/staff/demos/:id": { get: "demos.work", post: "demos.work" },
  // The secret in its address is the key of a calendar program.
  "/staff/calendar/:secret/demos.ics": { get: "anybody" },

  "/staff/money": { get: "money.read", post: "payments.record" },
  "/staff/money/statement": { get: "money.read" },
  "/staff/money/statement/file": { get: "everybody", post: "export.plain" },
  "/staff/money/compare": { get: "money.read", post: "money.read" },
  "/staff/money/:id": { get: "money.read", post: "payments.record" },

  "/staff/quotations": { get: "quotations.make" },
  "/staff/quotations/new": { get: "quotations.make", post: "quotations.make" },
  "/staff/quotations/:number": { get: "quotations.make" },
  "/staff/quotations/:number/pdf": { get: "quotations.make" },
  "/staff/emails": { get: "emails.resend", post: "emails.resend" },
  "/staff/health": { get: "health.read" },
  "/staff/export": { get: "export.plain" },
  "/staff/export/file": { get: "everybody", post: "export.plain" },
  "/staff/privacy": { get: "privacy.work", post: "privacy.work" },
  "/staff/privacy/erase": { get: "privacy.work", post: "privacy.work" },
  "/staff/privacy/held": { get: "privacy.work", post: "privacy.work" },

  "/staff/hours": { get: "hours.change", post: "hours.change" },
  "/staff/people": { get: "people.manage", post: "people.manage" },
  "/staff/people/invite": { get: "people.manage", post: "people.manage" },
};

/** Each step of an order asks for a right of its own, at the one route that all of them share. */
export const orderSteps: Record<string, Right> = {
  confirm: "orders.move",
  pay: "payments.record",
  "pay-link": "orders.move",
  pack: "orders.move",
  "allow-unpaid": "orders.pack-unpaid",
  ship: "orders.move",
  deliver: "orders.move",
  cancel: "orders.move",
  return: "orders.move",
  refund: "payments.refund",
  withdraw: "payments.record",
  "ask-again": "orders.move",
  "serial-numbers": "orders.note",
};
