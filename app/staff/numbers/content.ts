import type { Device } from "~/choices/devices";
import type { Language } from "~/language/language";

export const numbersTexts = {
  title: "Numbers",
  compared: (range: string, before: string) => `${range}, compared with ${before}`,
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  ranges: "Days",
  last: (days: number) => (days % 365 === 0 ? `${(days / 365) * 12} months` : `${days} days`),
  from: "From",
  to: "To",
  show: "Show",
  wrong:
    "These days can't be shown: the first must not be after the last, and there may be three years between them. Here are the last 30 days.",
  download: "Download CSV",
  step: "From",
  now: "These days",
  before: "Days before",
  change: {
    none: "none",
    new: (now: string) => `${now}, none before`,
    same: (now: string) => `${now}, as before`,
    moved: (now: string, share: string, isMore: boolean) => `${now}, ${share} ${isMore ? "more" : "less"}`,
    later: (now: string, before: string) => `${now}, before ${before}`,
  },
  figures: {
    visits: "Visits",
    views: "Pages read",
    messages: "Messages and chats",
    demos: "Demo requests",
    quotations: "Quotations",
    orders: "Orders",
    worth: "Worth of orders",
    received: "Money received",
    answers: "First answer, median",
  },
  hours: (hours: number) => `${hours} h`,
  notes: {
    visits:
      "A visit is a page to which no other page of ours led. Browsers that ask not to be tracked or save data, robots and people who work here are not counted.",
    orders: "Without cancelled orders and spam, by the day on which they were placed.",
    received: "Payments less refunds, by the day on which they moved.",
    answers: "In working hours, by the day on which the message came in.",
  },
  funnel: {
    title: "From visit to order",
    step: "Step",
    steps: {
      visits: "Visits",
      enquiries: "Messages, demo requests, quotations",
      orders: "Orders",
      paid: "Orders paid in full",
    },
    of: "Of visits",
    note: "Nobody is followed: each step counts what happened in these days, whoever it was.",
  },
  tables: {
    page: ["By first page", "Where visits, messages and orders began"],
    campaign: ["By campaign", "What utm_source, utm_medium and utm_campaign of the link say"],
    referrer: ["By site", "Which site led here"],
    language: ["By language", ""],
    device: ["By device", ""],
    edition: ["By edition of VeltoPOS", "Visits that began on its page, and demo requests about it"],
    machine: ["By machine", "Visits that began on its page, and what was ordered"],
  },
  speed: {
    metrics: {
      LCP: "Largest part there (LCP)",
      INP: "Answer to a press (INP)",
      CLS: "Moves by itself (CLS)",
    },
    notes: {
      LCP: "Good is up to 2.5 s, poor more than 4 s. Of real visits, one page in four.",
      INP: "The slowest answer on a page. Good is up to 200 ms, poor more than 500 ms.",
      CLS: "How much of a page moves while it is read. Good is up to 0.1, poor more than 0.25.",
    },
    all: "All devices",
    p75: "Three in four within",
    was: (now: string, before: string) => `${now}, before ${before}`,
    shares: (good: string, middling: string, poor: string) =>
      `${good} good, ${middling} middling, ${poor} poor`,
    seconds: (seconds: string) => `${seconds} s`,
    milliseconds: (milliseconds: number) => `${milliseconds} ms`,
    head: ["Where", "Three in four within", "Good", "Middling", "Poor", "Measured"],
    none: "Not measured in these days. It is measured on one page in four, where the browser can.",
    title: "Speed of real visits",
  },
  columns: {
    name: "Name",
    visits: "Visits",
    views: "Pages read",
    messages: "Messages",
    demos: "Demos",
    quotations: "Quotations",
    orders: "Orders",
    machines: "Machines",
    cents: "Worth, ksh",
  },
  none: "Nothing was counted in these days.",
  more: (count: number) => `${count} more are in the CSV file.`,
  unknown: "Not known",
  noCampaign: "None",
  noSite: "None: typed, saved or from an app",
  noEdition: "None named",
} as const;

export const languageNames: Record<Language, string> = { en: "English", sw: "Swahili" };
export const deviceNames: Record<Device, string> = { phone: "Phone", tablet: "Tablet", computer: "Computer" };
