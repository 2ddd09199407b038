import type { Right } from "~/access/rights";

export const peoplePage = {
  title: "People",
  invite: "Invite",
  columns: {
    name: "Name",
    role: "Role",
    signsIn: "Signs in with",
    seen: "Last here",
    switch: "Switch off or on",
  },
  hint: "There is always at least one owner. Switching somebody off ends every session of theirs at once; what they did stays in the audit trail.",
  rights: "What each role may do",
  lastOwner: "There is always at least one owner. Make somebody else an owner first.",
  gone: "Somebody else has changed this person meanwhile. The list shows how it is now.",
};

export const invitePage = {
  title: "Invite a person",
  text: "They get an email with a link that works once, within three days.",
  name: "Name",
  email: "Work email",
  role: "Role",
  send: "Send invitation",
  cancel: "Cancel",
  known: (name: string) => `${name} has an account with this address already.`,
};

/** The rows of the table, in this order, with the right that decides. */
export const rightRows: [words: string, right: Right][] = [
  ["Read the inbox and answer", "inbox.work"],
  ["Read orders", "orders.read"],
  ["Confirm, pack, ship, deliver", "orders.move"],
  ["Record a payment, cancel an order", "payments.record"],
  ["Refund, pack before payment", "payments.refund"],
  ["See amounts and charts of money", "money.read"],
  ["Add serial numbers and notes to an order", "orders.note"],
  ["Book, move and cancel demos", "demos.work"],
  ["Change the opening hours for demos", "hours.change"],
  ["Export without personal data", "export.plain"],
  ["Export with personal data", "export.personal"],
  ["See who agreed to product news, and stop it", "news.read"],
  ["Send a failed email again", "emails.resend"],
  ["Privacy desk", "privacy.work"],
  ["People and roles", "people.manage"],
];
