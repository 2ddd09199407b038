import type { ConversationKind, ConversationStatus, RefusedFile } from "~/db/schema";
import type { StaffIconName } from "../icon-names";
import type { View } from "./filters";

export const inboxTexts = {
  title: "Inbox",
  views: {
    all: "All",
    open: "Open",
    mine: "Mine",
    answered: "Answered",
    closed: "Closed",
    spam: "Spam",
  } satisfies Record<View, string>,
  groups: {
    late: "Late, answer first",
    today: "Due today",
    tomorrow: "Due tomorrow",
    later: "Later",
  },
  search: "Search name, email, phone or words",
  nobody: "Nobody yet",
  owner: "Owner:",
  export: "Export CSV",
  pages: { label: "Pages of the inbox", back: "Back", on: "More" },
  empty: {
    all: "Nothing here.",
    open: "Nothing waits for an answer.",
    mine: "Nothing is yours at the moment.",
    answered: "Nothing answered yet.",
    closed: "Nothing closed yet.",
    spam: "No spam.",
    search: "Nothing found. Try fewer words, or another tab.",
  },
  choose: "Choose a conversation.",
  noTime: "No time yet",
  select: "Select",
  bulk: {
    answer: "Mark as answered",
    close: "Close selected",
    spam: "Mark as spam",
    done: (count: number) => `${count} moved.`,
    give: "Give to this person",
    given: (count: number) => `${count} given.`,
    undone: (count: number) => `${count} taken back.`,
  },
  sent: "Sent. It leaves in a minute; until then it can be called back.",
  leaves: "Leaves within a minute.",
  callBack: "Call it back",
  calledBack: "Called back. It was not sent; the text is in the box below.",
  hasLeft: "It has left already, and can't be called back.",
  follows: "Your name and what they wrote follow below your text.",
  repliesCome: (address: string | null) =>
    address ? `A reply comes to ${address}, not in here.` : "A reply comes in here.",
  came: {
    message: "by email",
    automatic: "automatic email",
    bounce: "mail server",
    quoted: "Earlier emails",
    text: "Show it",
    returned: (why: string) => `An email of ours came back: ${why}.`,
    empty: "Without text.",
    files: "Files",
    refused: {
      type: "not kept: files of this type can be dangerous",
      size: "not kept: larger than 10 MB",
      count: "not kept: more than 10 files",
    } satisfies Record<RefusedFile, string>,
    inMailbox: "It is still in the mailbox.",
  },
  notArrived: "This answer did not arrive.",
  toFailedEmails: "Correct the address or send it again",
  failedEmail: (subject: string, to: string, why: string) =>
    `The email “${subject}” to ${to} did not arrive: ${why}`,
  bareGreeting: "Write something after the greeting.",
  unfilled: (names: string[]) =>
    `Write in ${names.join(", ")}, or take ${names.length === 1 ? "it" : "them"} out. Nothing was sent.`,
  saved: {
    label: "Saved answer",
    choose: "Choose a saved answer.",
    insert: "Insert",
    gone: "This answer is no longer there.",
    toWrite: (names: string[]) => `Not known here, so write it in: ${names.join(", ")}`,
  },
  meanwhile: (name: string) => `${name} wrote while you were writing. Read it above before you send this.`,
  lost: (by: string, action: string, at: string) =>
    `${by} has changed this conversation (${action}, ${at}) while you had it open. Nothing of yours was saved; your text is still here.`,
  notPossible: "That is no longer possible. This is how the conversation stands now.",
  gone: "This conversation is no longer there.",
  noEmail: "No email address was given. Call or use WhatsApp.",
  late: (amount: string) => `Late by ${amount}.`,
  promise: (within: string, due: string) => `We promise an answer within ${within}. It was due on ${due}.`,
};

/** The keys of a conversation; its buttons carry them as `data-key`. */
export const conversationKeys = ["r", "w", "l", "n", "t", "a", "e", "c", "o", "u", "shift+s"] as const;

export const kindNames: Record<ConversationKind, string> = {
  contact: "Contact message",
  demo: "Demo request",
  chat: "Chat hand-over",
  email: "Email",
};

export const kindIcons: Record<ConversationKind, StaffIconName> = {
  contact: "mail",
  demo: "presentation",
  chat: "message-circle",
  email: "mail",
};

export const statusNames: Record<ConversationStatus, string> = {
  new: "New",
  answered: "Answered",
  closed: "Closed",
  spam: "Spam",
};

/** What somebody did, as one line of the trail. */
export const eventWords: Record<string, string> = {
  answer: "marked it as answered",
  close: "closed it",
  reopen: "opened it again",
  spam: "marked it as spam",
  "not-spam": "said it is not spam",
  undo: "took the last step back",
  "call-back": "called an answer back before it left",
  "answer-failed": "opened it again: an answer did not arrive",
  assign: "gave it to",
  "demo-booked": "booked the demo",
  "demo-moved": "moved the demo",
  "demo-cancelled": "cancelled the demo",
  "demo-held": "held the demo",
  "demo-missed": "marked the demo as missed",
  "email-held-back": "sent no confirmation: this address was emailed often",
};

/** What was done just now. */
export const doneWords = {
  email: inboxTexts.sent,
  note: "Note saved.",
  call: "Call logged.",
  assign: "Owner changed.",
  answer: "Marked as answered.",
  close: "Closed.",
  reopen: "Opened again.",
  spam: "Marked as spam. It is erased after 30 days.",
  "not-spam": "Back in the inbox.",
  undo: "Taken back.",
};
