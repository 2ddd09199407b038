import { site } from "~/site";
import type { PageContent, SectionContent } from "~/ui/page-content";
import type { ScreenCardContent } from "~/ui/screen-cards";

export const careers = {
  meta: {
    title: "Careers",
    description: `How we work at Velto in ${site.address.district}, what the work looks like and the steps from your first message to your first day.`,
    path: "/careers",
  },
  hero: {
    title: "Careers",
    lede: `We build tills and ledgers in ${site.address.district}. A good part of the work happens at a customer’s counter.`,
  },
  ways: {
    title: "How we work",
    lede: "Three habits that count for more than any handbook.",
    list: [
      {
        title: "Counter first",
        text: "Before you design a screen, you stand behind the till it is for and watch the queue.",
      },
      {
        title: "Small and finished",
        text: "We finish one thing that works before we start the next. The total is right, or it does not go out.",
      },
      {
        title: "Plain speaking",
        text: "To customers and to each other. If a thing will be late, we say so on the day we know.",
      },
    ],
  },
  work: {
    title: "What the work is",
    lede: "Most people here do one of these, and sit in on the other two.",
    cards: [
      {
        title: "Building",
        text: "VeltoERP and VeltoPOS, from the database to the button a cashier presses.",
        tint: "sand",
        fit: "fit",
        screens: ["product-card"],
      },
      {
        title: "Setting up",
        text: "Opening balances, price lists and cashiers. You are there when the doors open on the first day.",
        tint: "acacia",
        fit: "fit",
        screens: ["cashier-pin"],
      },
      {
        title: "Supporting",
        text: "The phone, the visit and the fix, in shifts that cover day and night.",
        tint: "marigold",
        fit: "fit",
        screens: ["support-desk"],
      },
    ],
  },
  hiring: {
    title: "How we hire",
    lede: "Four steps. At each one you know where you stand.",
    steps: [
      {
        title: "You write to us",
        text: "Tell us what you have built, fixed or sold. A link or a photo is as good as a CV.",
      },
      { title: "We talk", text: "A short call with a person you would work beside." },
      {
        title: "You try the work",
        text: "A small task of the kind we do every week. Afterwards we go through it together.",
      },
      { title: "You hear from us", text: "Yes or no, and the reason." },
    ],
  },
  posts: {
    title: "Nothing listed today. Write anyway.",
    text: "We have no open posts at the moment. New ones are listed on this page. Until then, tell us what you do well.",
    action: { label: "Contact Us", to: "/contact" },
  },
} as const satisfies PageContent & {
  work: SectionContent<{ cards: readonly ScreenCardContent[] }>;
};
