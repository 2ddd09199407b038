import { site } from "~/site";
import { inWords } from "~/words";
import { changeUntilHours } from "./hours";

export const demoPage = {
  description: "Choose, change or cancel the time of your Velto demo.",
  demo: { pos: "VeltoPOS demo", any: "Velto demo" },
  choose: {
    title: "Choose a time",
    lede: (name: string, minutes: number) => `For your ${name}, ${minutes} minutes.`,
    /** Below the answer to a request that was just sent. */
    now: "Or choose a time now",
    nowText: "Then you need not wait for our call.",
    button: "Book this time",
    busy: "Booking...",
  },
  change: {
    title: "Change the time",
    lede: (day: string, time: string) => `Now: ${day}, ${time} Nairobi time.`,
    button: "Move to this time",
    buttonFor: (dayAndTime: string) => `Move to ${dayAndTime}`,
    busy: "Moving...",
    stays: "You keep your old time until the new one is booked.",
    instead: "Cancel the demo instead",
  },
  cancel: {
    title: "Cancel the demo",
    lede: (day: string, time: string) => `${day}, ${time} Nairobi time.`,
    reason: "Reason for cancelling",
    hint: "Only our team reads it.",
    button: "Cancel the demo",
    busy: "Cancelling...",
    keep: "Keep it",
  },
  booked: {
    title: "Your demo is booked",
    ledeWithLink: "The link to the call is on its way to",
    lede: "The details are on their way to",
    ticket: (name: string) => `Your ${name}`,
    time: (from: string, until: string) => `${from} to ${until}, Nairobi time (EAT)`,
    how: { online: "Video call", visit: "At your business" },
    with: (name: string) => `with ${name}`,
    file: "Add to calendar (.ics)",
    change: "Change the time",
    cancel: "Cancel the demo",
    soon: "It starts soon. Call",
    soonEnd: "and we will move it for you.",
    notes: [
      {
        title: "Have ready",
        text: "Your price list, a busy day's sales, your questions. We will show it with your own goods.",
      },
      {
        title: "We remind you",
        text: "By email, a day and an hour before. A demo is free and without obligation.",
      },
    ],
    keep: `Save this link to come back to your demo. You can change it until ${changeUntilHours} hours before.`,
  },
  cancelled: {
    title: "Your demo is cancelled",
    lede: "We have emailed you, and your calendar entry is cancelled.",
    ticket: "Cancelled",
    text: (day: string, time: string) => `${day}, ${time}`,
    again: "Choose another time",
  },
  over: {
    held: {
      title: "Thank you for your time",
      lede: "Questions after the demo? Reply to our email, or call us.",
    },
    missed: { title: "We missed you", lede: "That happens. Choose another time that suits you better." },
    past: { title: "This demo is over", lede: "Did it not take place? Choose another time." },
    ticket: "Your demo",
    again: "Choose another time",
  },
  unknown: {
    title: "We can't find this demo",
    lede: "The link may be incomplete, or a character in it may be wrong. Your request itself is safe with us.",
    request: "Request a demo",
    call: "Or call us on",
  },
} as const;

export const picker = {
  calendar: "Days with a free time",
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  previous: "Previous month",
  next: "Next month",
  free: "Free",
  notFree: "Not free",
  dayFree: (day: string) => `${day}, free`,
  morning: "Morning",
  afternoon: "Afternoon",
  taken: ", taken",
  zone: (minutes: number) => `Nairobi time (EAT). A demo takes ${minutes} minutes.`,
  there: (time: string) => `That is ${time} where you are.`,
  how: "How should we meet?",
  places: [
    { value: "online", label: "Video call" },
    { value: "visit", label: "At my business" },
  ],
  area: "Area in Nairobi",
  areaHint:
    "We visit businesses in Nairobi; elsewhere we meet by video. Estate or street, and the building if it has a name.",
  full: {
    title: (weeks: number) => `No free time in the next ${inWords(weeks)} weeks`,
    text: (day: string) =>
      `Every demo is booked until ${day}. We will call you within ${site.promises.replyWithin} and find a time together.`,
  },
  request: {
    title: "Your request",
    name: "Name",
    company: "Company",
    phone: "Phone",
    edition: "Edition",
    leave: `No time that suits you? Leave it, and we will call you within ${site.promises.replyWithin}.`,
  },
} as const;

/** Why a button did not do what it says. The second line says what is safe. */
export const problems = {
  taken: { message: "That time has just been taken.", note: "Choose another one. Your request is safe." },
  "taken-visit": {
    message: "We can't come to you at that time.",
    note: "Choose another one, or a video call. Your request is safe.",
  },
  "not-offered": {
    message: "That time can't be booked.",
    note: "Choose one of these. Your request is safe.",
  },
  "no-area": {
    message: "Tell us where to come.",
    note: "The time is free. Your request is safe.",
  },
  "too-late": {
    message: "It starts too soon to change it here.",
    note: `Call ${site.phones[0]}, and we will move it for you.`,
  },
  cancelled: {
    message: "This demo was cancelled in the meantime.",
    note: `Choose another time, or call ${site.phones[0]}.`,
  },
  "too-often": {
    message: "We have emailed this address often today, and each change is an email.",
    note: `Try again in an hour, or call ${site.phones[0]}. Nothing has changed.`,
  },
  "has-one": {
    message: "A demo is booked for this email address already.",
    note: `The link to change it is in our email. Or call ${site.phones[0]}. Your request is safe.`,
  },
  "too-many": {
    message: "Many times were booked just now, so we book this one by telephone.",
    note: `We will call you, or call us on ${site.phones[0]}. Your request is safe.`,
  },
  unknown: {
    message: "That time can't be booked.",
    note: `Call ${site.phones[0]}, and we will find one together.`,
  },
  failed: { message: "Failed to save your time. Please try again later.", note: "Your request is safe." },
} as const;

/** What the visitor is written about a demo's time. */
export const bookingEmailTexts = {
  titles: {
    booked: (day: string, time: string) => `Your Velto demo on ${day}, ${time}`,
    moved: (day: string, time: string) => `Your Velto demo has moved to ${day}, ${time}`,
    cancelled: (_day: string, _time: string) => "Your Velto demo is cancelled",
  },
  cancelled: (day: string, time: string) =>
    `The demo on ${day} at ${time} will not take place. Your calendar entry is cancelled.`,
  whenever: "You can choose another time whenever it suits you.",
  again: "Choose another time",
  ready: "Have ready: your price list, a busy day's sales, your questions.",
  see: "See, change or cancel your demo",
  help: `Questions? Reply to this email or call ${site.phones[0]}.`,
  reason: (siteUrl: string) =>
    `You get this email because somebody requested a demo with this address on ${siteUrl}. If that was not you, ignore it.`,
  visit: (host: string) => `${host} will come to your business and bring the machines.`,
  join: "Join the video call",
  noLink: (host: string) => `It is a video call. ${host} will send you the link before it starts.`,
  facts: { what: "What", day: "Day", time: "Time", there: "Where you are", how: "How", with: "With" },
  tomorrow: (time: string) => `Tomorrow at ${time}: your Velto demo`,
  today: (time: string) => `Today at ${time}: your Velto demo`,
  change: "Change or cancel it",
  open: "See your demo",
  summary: (demo: string, host: string) => `${demo} with ${host}`,
  entry: {
    join: "Join",
    follows: "The link to the call follows.",
    change: "Change or cancel",
    call: "Call us",
    visit: "At your business",
    online: "Video call",
  },
} as const;
