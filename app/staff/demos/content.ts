import type { DemoPlace } from "~/choices/demo-places";
import type { BookingState } from "~/db/schema";

export const demosTexts = {
  title: "Demos",
  counts: (booked: number, without: number) => `${booked} booked, ${without} without a time`,
  hours: "Opening hours",
  without: (name: string) => `${name} has not chosen a time.`,
  offered: (name: string) =>
    `${name} was written to days ago and has chosen no time. Call, or close the conversation.`,
  arrange: "Offer a time",
  week: (from: string, until: string) => `${from} to ${until}`,
  thisWeek: "This week",
  before: "Week before",
  after: "Week after",
  columns: { when: "When, Nairobi time", who: "Who", shows: "Shows", how: "How", by: "Given by" },
  none: "No demos in this week.",
  clear: {
    select: (name: string, when: string) => `Select ${name}, ${when}`,
    all: "Select all",
    button: "Clear as spam",
    text: "Cancels the selected demos, frees their times and marks their conversations as spam. Nobody is emailed.",
    none: "Select the demos to clear.",
    sure: (count: number) => ({
      title: count === 1 ? "Clear this demo?" : `Clear these ${count} demos?`,
      text: "They are cancelled, their times are free again, and their conversations are spam. It can't be taken back.",
      act: "Clear as spam",
    }),
    done: (count: number) => (count === 1 ? "1 demo is cleared." : `${count} demos are cleared.`),
  },
  may: {
    title: "When visitors may book",
    change: "Change",
    days: "Days",
    hours: "Hours",
    notice: "Notice",
    once: "At once",
    notHolidays: (days: string) => `${days}, not on public holidays`,
    each: (from: string, until: string, length: number, every: string) =>
      `${from} to ${until}, ${length} minutes each, ${every}`,
    onTheHour: "on the hour",
    every: (minutes: number) => `every ${minutes} minutes`,
    ahead: (weeks: number) => `From tomorrow, up to ${weeks} ${weeks === 1 ? "week" : "weeks"} ahead`,
    people: (count: number, names: string) =>
      `${count} ${count === 1 ? "demo" : "demos"} at the same time, ${names}`,
    nobody: "Nobody gives demos, so no times are offered.",
  },
  feed: {
    title: "Your demos in your own calendar",
    text: "Google, Outlook and Apple calendars can follow this address. It names no visitors. Whoever has it sees your demos, so keep it to yourself.",
    make: "Make an address",
    renew: "Make a new address",
    renewText: "You have one already. A new address ends the old one.",
    made: "Copy it now: it is shown once.",
    label: "Address of your calendar",
  },
};

export const backToDemos = { to: "/staff/demos", label: "Back to Demos" };

export const demoTexts = {
  with: "Given by",
  sendLink: (host: string, name: string) =>
    `${host} promised ${name} the link of the video call by email. Send it before the demo, or keep a standing link under Opening hours.`,
  left: (name: string) => `${name} no longer works here. Give this demo to somebody else.`,
  labels: {
    when: "When",
    there: "Their time",
    shows: "Shows",
    how: "How",
    area: "Area",
    company: "Company",
    phone: "Phone",
    email: "Email",
    reason: "What came up",
  },
  conversation: "Open the conversation",
  page: "The visitor's page",
  outcome: { title: "How did it go", held: "It took place", missed: "Nobody came" },
  move: {
    title: "Move it",
    text: "The visitor gets an email, and their calendar entry moves.",
    button: "Move the demo",
    none: "Nobody who shows this is free in the next weeks.",
  },
  cancel: {
    title: "Cancel it",
    text: "The visitor gets an email, and their calendar entry is withdrawn.",
    reason: "Why, for us",
    button: "Cancel the demo",
    sure: {
      title: "Cancel this demo?",
      text: "The visitor is told by email at once, and the time is free again.",
      act: "Cancel the demo",
    },
  },
  toasts: {
    move: "Moved. The visitor is told by email.",
    cancel: "Cancelled. The visitor is told by email.",
    held: "Marked as held.",
    missed: "Marked as missed.",
    booked: "Booked. The visitor is told by email.",
    offered: "The email is on its way.",
    host: (name: string) => `Saved for ${name}.`,
    hours: "Saved. Booked demos stay where they are.",
    daysOff: (booked: number) =>
      booked === 0
        ? "Saved."
        : `Saved. ${booked} ${booked === 1 ? "demo is" : "demos are"} booked in these days: move or cancel ${booked === 1 ? "it" : "them"}.`,
    removed: "Removed.",
  },
  problems: {
    unknown: "This demo is no longer there.",
    taken: "That time has just been taken. Choose another one.",
    "not-offered": "That time can't be booked. Choose one of the list.",
    "too-late": "That is not possible now.",
    cancelled: "This demo is cancelled.",
    "too-often": "That is not possible now.",
    "has-one": "That is not possible now.",
    "too-many": "That is not possible now.",
  },
};

export const choiceTexts = {
  fields: { at: "Time, Nairobi", host: "Given by", place: "How", area: "Area in Nairobi" },
  choose: "Choose a time",
  anybody: "Whoever is free",
  areaHint: "For a demo at their place.",
};

export const arrangeTexts = {
  title: (name: string) => `A time for ${name}`,
  offer: {
    title: "Send them the times",
    text: "The link opens their page with every free time.",
    fields: { subject: "Subject", body: "Text" },
    button: "Send",
  },
  book: { title: "Or book one while you speak", button: "Book the demo" },
};

export const hoursTexts = {
  title: "Opening hours for demos",
  general: "For everybody",
  days: "Days",
  opens: "From",
  closes: "Until",
  breakFrom: "Break from",
  breakUntil: "Break until",
  breakHint: "Leave both empty for no break.",
  length: "A demo takes, minutes",
  every: "One begins every, minutes",
  pause: "Pause after a video call, minutes",
  travel: "Travel before and after a visit, minutes",
  weeksAhead: "Bookable so many weeks ahead",
  save: "Save",
  people: "Who gives demos",
  peopleText: "A demo goes to whoever is free and has the fewest that week.",
  takes: "Gives demos",
  shows: "Shows",
  own: "Own days and hours",
  ownHint: "Leave empty for those above.",
  callUrl: "Address of their video calls",
  callHint: "Goes to the visitor. Empty: they send a link themselves.",
  off: "Days off",
  offText: "Public holidays are off already.",
  daysOff: { staffId: "Who", firstDay: "First day", lastDay: "Last day" },
  everybody: "Everybody",
  lastHint: "Empty for a single day.",
  add: "Add",
  remove: "Remove",
  none: "None.",
};

export const stateWords: Record<BookingState, string> = {
  booked: "Booked",
  held: "Held",
  missed: "Missed",
  cancelled: "Cancelled",
};

export const placeWords: Record<DemoPlace, string> = { online: "Video call", visit: "At their place" };
