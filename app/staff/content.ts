import type { Right } from "~/access/rights";
import type { StaffIconName } from "./icon-names";

export type RailLink = { to: string; label: string; icon: StaffIconName; right?: Right };

/** Somebody who was chosen left meanwhile. */
export const noPerson = "There is no such person. The owner stays as it was.";

/** Opens the numbers of a chart. */
export const asTable = "As a table";

/** The rooms of the staff side, in the order of the rail. What a role may not open is not listed for it. */
export const railLinks = {
  work: [
    { to: "/staff", label: "Today", icon: "sun" },
    { to: "/staff/inbox", label: "Inbox", icon: "inbox", right: "inbox.work" },
    { to: "/staff/orders", label: "Orders", icon: "receipt", right: "orders.read" },
    { to: "/staff/demos", label: "Demos", icon: "calendar-days", right: "demos.work" },
  ],
  more: [
    { to: "/staff/returns", label: "Returns", icon: "rotate-ccw", right: "orders.read" },
    { to: "/staff/stock", label: "Stock", icon: "package-check", right: "stock.read" },
    { to: "/staff/money", label: "Unmatched", icon: "hand-coins", right: "money.read" },
    { to: "/staff/tax-invoices", label: "Tax invoices", icon: "landmark", right: "tax-invoices.work" },
    { to: "/staff/reminders", label: "Reminders", icon: "clock", right: "inbox.work" },
    { to: "/staff/saved-answers", label: "Saved answers", icon: "messages-square", right: "inbox.work" },
    { to: "/staff/quotations", label: "Quotations", icon: "notebook-pen", right: "quotations.make" },
    { to: "/staff/content", label: "Content", icon: "notebook-pen", right: "content.edit" },
    { to: "/staff/numbers", label: "Numbers", icon: "chart-column", right: "numbers.read" },
    { to: "/staff/news", label: "Product news", icon: "send", right: "news.read" },
    { to: "/staff/emails", label: "Failed emails", icon: "mail-warning", right: "emails.resend" },
    { to: "/staff/export", label: "Export", icon: "download", right: "export.plain" },
    { to: "/staff/health", label: "Health", icon: "activity", right: "health.read" },
    { to: "/staff/privacy", label: "Privacy desk", icon: "fingerprint-pattern", right: "privacy.work" },
    { to: "/staff/hours", label: "Answer hours", icon: "clock", right: "hours.change" },
    { to: "/staff/people", label: "People", icon: "users", right: "people.manage" },
  ],
} satisfies Record<string, RailLink[]>;
