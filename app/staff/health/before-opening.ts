import type { FullConfig } from "~/config.server";
import type { site } from "~/site";
import { ownerQuestions } from "./owner-questions";

type Given = { site: Pick<typeof site, "email" | "phones" | "social">; config: FullConfig };

type Item = {
  /** What the owner does, and where. */
  todo: string;
  /** Whether it still has to be done, where the site can tell by itself; Health says so then. */
  isOpen?: (given: Given) => boolean;
};

const isPlaceholder = (address: string) => /[.@]example>?$/.test(address);

/** What an owner does before visitors come: docs/before-you-open.md is made from it. */
export const beforeOpening: { title: string; items: Item[] }[] = [
  {
    title: "Fill in",
    items: [
      {
        todo: "Your email addresses in `/staff/content`, Company, or in `app/site.ts` (`email`): the ones shipped are placeholders.",
        isOpen: ({ site }) => Object.values(site.email).some(isPlaceholder),
      },
      {
        todo: "Your telephone numbers in the same place (`phones`); the first one is WhatsApp's too.",
        isOpen: ({ site }) => site.phones.some((phone) => phone.replaceAll(" ", "").endsWith("000000")),
      },
      {
        todo: "Your social pages in the same place (`social`); a network without an address is not shown.",
        isOpen: ({ site }) => site.social.some(({ url }) => url.length === 0),
      },
      { todo: "Your street, district and town in the same place (`address`)." },
      {
        todo: "The public address, `SITE_URL=https://…`, when building and when starting.",
        isOpen: ({ config }) => !config.siteUrl.startsWith("https:") || isPlaceholder(config.siteUrl),
      },
      {
        todo: "The mail server, `SMTP_URL`: without it emails are only files in the outbox.",
        isOpen: ({ config }) => config.smtpUrl === undefined,
      },
      {
        todo: "The mailbox that replies come to, `INBOX_URL`: without it they go to whoever answered. Its address is best that of `MAIL_FROM`, so that emails which come back are seen as well.",
        isOpen: ({ config }) => config.inbox === undefined,
      },
      {
        todo: "The sender of emails, `MAIL_FROM`, at a domain of yours.",
        isOpen: ({ config }) => isPlaceholder(config.mailFrom),
      },
      {
        todo: "Who hears of leads and orders, `SALES_EMAIL`.",
        isOpen: ({ config }) => isPlaceholder(config.salesEmail),
      },
      {
        todo: "Behind a proxy, `TRUST_PROXY=1`: otherwise all visitors share one limit.",
        isOpen: ({ config }) => config.siteUrl.startsWith("https:") && config.trustProxy === 0,
      },
      {
        todo: "Your company's registered name, number, KRA PIN and postal address in `/staff/content`, Company, or in `app/site.ts` (`legalName` and below).",
      },
      {
        todo: "Who you are, for the company page: people with their roles and pictures in `app/company/people.ts`, the year and the map in `/staff/content`, Company. The page leaves out what is empty.",
      },
    ],
  },
  {
    title: "Decide",
    items: [
      {
        todo: "What the site says carefully, because only you know it: the questions to confirm, at the end.",
      },
      {
        todo: "Prices, and whether they include VAT: `/staff/content`, Machines and prices, or `price` in `app/catalogue/machines/`, `vat` in `app/site.ts`.",
      },
      {
        todo: "When people answer (`/staff/content`, Company, for what pages say; `/staff/hours` for the answer clock) and on which holidays (`app/working-time/holidays.ts`).",
      },
      {
        todo: "What you promise: replies within a day, enquiries kept for 24 months (`promises` in `app/site.ts`).",
      },
      {
        todo: "The database: embedded for a small site, PostgreSQL (`DATABASE_URL`) for one that must outlive a power cut.",
        isOpen: ({ config }) => config.databaseUrl === undefined,
      },
      {
        todo: "Of which machines you keep stock, when it is low, in how many days more come, and the months of warranty: `/staff/stock`.",
      },
      { todo: "Who signs in as owner, sales and support: `npm run staff`, then `/staff/people`." },
    ],
  },
  {
    title: "Apply for",
    items: [
      { todo: "A domain, and a certificate for it." },
      {
        todo: "At least one way to pay: M-Pesa takes 1 to 3 weeks ([payments.md](payments.md)).",
        isOpen: ({ config }) => !Object.values(config.payments).some(Boolean),
      },
      {
        todo: "Live keys in the place of test keys.",
        isOpen: ({ config }) =>
          config.simulatePayments ||
          Object.values(config.payments).some(
            (settings) => settings && "isTest" in settings && settings.isTest,
          ),
      },
      { todo: "Registration with the Office of the Data Protection Commissioner, if your company has to." },
      {
        todo: "An account with a mail provider, and SPF, DKIM and DMARC records for the domain of `MAIL_FROM`.",
      },
    ],
  },
  {
    title: "Check",
    items: [
      { todo: "`npm run payments -- check` finds nothing to mend." },
      {
        todo: "A contact message, a demo request and an order of your own arrive by email, at Gmail too, outside of spam.",
      },
      {
        todo: "A reply to an answer of yours comes into its conversation. If it came back to you instead, the mailbox takes no plus in addresses: add `plus=no` to `INBOX_URL`.",
      },
      { todo: "The order is paid with a small amount, and paid back." },
      { todo: "A backup of the database was restored once, on another machine." },
      { todo: "`/readyz` is watched, and somebody is called when it fails." },
      { todo: "Every page says what you would say, on a phone, in both colour schemes." },
    ],
  },
];

/** What the site itself knows to be left to do. */
export function leftToDo(given: Given): string[] {
  return beforeOpening.flatMap(({ items }) =>
    items.filter(({ isOpen }) => isOpen?.(given)).map(({ todo }) => todo),
  );
}

/** The whole list as Markdown, to tick. */
export function beforeOpeningDocument(): string {
  const sections = beforeOpening.map(
    ({ title, items }) => `## ${title}\n\n${toTick(items.map(({ todo }) => todo))}\n`,
  );
  const confirm = ownerQuestions.map(({ title, questions }) => `### ${title}\n\n${toTick(questions)}\n`);
  return `# Before you open\n\nHealth, on the staff side, shows which of these the site still finds undone. This list is made from \`app/staff/health/before-opening.ts\`.\n\n${sections.join("\n")}\n## Confirm\n\nThe site says these carefully, or not at all, until you have answered. An answer goes into the file named.\n\n${confirm.join("\n")}`;
}

function toTick(items: string[]): string {
  return items.map((item) => `- [ ] ${item}`).join("\n");
}
