import { site } from "~/site";
import type { Feature } from "~/ui/feature-grid";
import type { PageContent, SectionContent } from "~/ui/page-content";
import type { SiteLink } from "~/ui/site-link";

export const company = {
  meta: {
    title: "About Us",
    searchTitle: "About Velto, software company in Nairobi",
    description: `Velto is a software company in ${site.address.district}. Our mission, our vision for Africa, our values and our team.`,
    path: "/company",
  },
  hero: {
    title: "About Us",
    lede: "A software company in Nairobi. We build the point-of-sale and accounting software that businesses run on.",
  },
  mission: {
    title: "Mission",
    text: "To give every business one honest set of numbers: what was sold, what is left and what is owed.",
  },
  vision: {
    title: "Vision",
    text: "An Africa where a kiosk with one till and a group with five hundred branches run on equally good software.",
  },
  values: {
    title: "Values",
    lede: "What we hold each other to.",
    list: [
      {
        title: "Innovation",
        text: "We stand at the counter first, then design the screen. A new feature stays only if the queue moves faster.",
      },
      {
        title: "Excellence",
        text: "First the basics: correct totals, a POS that starts, a phone that is answered. Then we improve.",
      },
      {
        title: "Integrity",
        text: "Your figures are yours. We say what a thing costs and what it cannot do.",
      },
    ],
  },
  place: {
    title: "Where to find us",
    words: {
      office: "Office",
      hours: "We answer",
      founded: "Since",
      legalName: "Registered as",
      map: "Open the map",
    },
  },
  people: {
    title: "The people",
    lede: "Who you speak to when you call.",
  },
  team: {
    title: "Who does what at Velto",
    lede: "Three teams, one office in Westlands.",
    groups: [
      {
        icon: "compass",
        title: "Leadership",
        text: "Decides what we build next, and answers for it to the people who use it.",
      },
      {
        icon: "code-xml",
        title: "Development",
        text: "Builds VeltoERP and VeltoPOS, and sits with customers while they work.",
      },
      {
        icon: "headset",
        title: "Support",
        text: "Keeps your machines running, day or night, and comes to your counter when that is quicker.",
      },
    ],
    links: [
      { label: "Careers", to: "/careers" },
      { label: "Contact Us", to: "/contact" },
    ],
  },
} as const satisfies PageContent & {
  team: SectionContent<{ groups: readonly Feature[]; links: readonly SiteLink[] }>;
};
