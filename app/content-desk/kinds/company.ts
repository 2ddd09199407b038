import { z } from "zod";
import type { CompanyFacts } from "~/published/content";
import { siteInCode } from "~/site";
import { weekdays } from "~/time/words";
import type { Kind } from "../kind";
import { address, both, clock, link, maybe, words } from "../rules";

const { workingHours, social } = siteInCode;

const inCode: CompanyFacts = {
  name: siteInCode.name,
  legalName: siteInCode.legalName,
  registrationNumber: siteInCode.registrationNumber,
  kraPin: siteInCode.kraPin,
  postalAddress: siteInCode.postalAddress,
  founded: siteInCode.founded,
  email: { ...siteInCode.email },
  phones: [...siteInCode.phones],
  address: { district: siteInCode.address.district, city: siteInCode.address.city },
  map: siteInCode.map,
  hours: {
    days: [...workingHours.days],
    opens: workingHours.opens,
    closes: workingHours.closes,
    label: { en: workingHours.label, sw: workingHours.swahili },
  },
  social: Object.fromEntries(social.map(({ icon, url }) => [icon, url])),
};

const phone = z
  .string()
  .regex(/^\+[1-9][\d ()-]{6,20}$/, "Write each number with its country, such as +254 712 345 678.");

const schema = z.object({
  name: words(40, "Write the name."),
  legalName: maybe(120),
  registrationNumber: maybe(40),
  kraPin: z
    .string()
    .regex(
      /^([A-Z]\d{9}[A-Z])?$/,
      "A KRA PIN is a letter, nine digits and a letter, for example P000000045R.",
    ),
  postalAddress: maybe(120),
  founded: z.string().regex(/^((19|20)\d\d)?$/, "Write the year, such as 2019."),
  email: z.object({ info: address, sales: address }),
  phones: z.array(phone).min(1, "Write at least one number.").max(4, "At most four numbers."),
  address: z.object({
    district: words(80, "Write where the office is."),
    city: words(80, "Write the city and the country."),
  }),
  map: link,
  hours: z
    .object({
      days: z.array(z.number().int().min(0).max(6)).min(1, "Choose at least one day."),
      opens: clock,
      closes: clock,
      label: both(120),
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ["closes"],
      message: "Closing comes after opening.",
    }),
  social: z.record(z.string(), link),
});

export const company: Kind<"company"> = {
  id: "company",
  title: "Company",
  text: "Names, telephone numbers, addresses and hours, as pages, emails and papers show them.",
  inCode,
  schema,
  seenOn: "/contact",
  groups: () => [
    {
      id: "reach",
      title: "How people reach us",
      fields: [
        {
          name: "phones",
          label: "Telephone numbers",
          type: "lines",
          hint: "One on each line, with the country: +254 712 345 678. The first is for calls and WhatsApp.",
        },
        { name: "email.info", label: "Email for questions", type: "line" },
        { name: "email.sales", label: "Email for orders", type: "line" },
        { name: "address.district", label: "Office", type: "line", hint: "Such as Westlands, Nairobi." },
        { name: "address.city", label: "City and country", type: "line" },
        {
          name: "map",
          label: "Office on a map",
          type: "line",
          optional: true,
          hint: "The link that the map's own “share” gives.",
        },
      ],
    },
    {
      id: "hours",
      title: "Opening hours",
      note: "What pages say. When an answer is due is counted from Answer hours.",
      fields: [
        {
          name: "hours.days",
          label: "Open on",
          type: "days",
          options: [1, 2, 3, 4, 5, 6, 0].map((day) => [String(day), weekdays[day] ?? ""]),
        },
        { name: "hours.opens", label: "From", type: "time" },
        { name: "hours.closes", label: "To", type: "time" },
        { name: "hours.label.en", label: "As a sentence, in English", type: "line" },
        { name: "hours.label.sw", label: "As a sentence, in Swahili", type: "line" },
      ],
    },
    {
      id: "registered",
      title: "As registered",
      note: "Papers, terms and the contact page print what is filled in.",
      fields: [
        {
          name: "name",
          label: "Name",
          type: "line",
          hint: "As people say it. The logo stays as it is drawn.",
        },
        { name: "legalName", label: "Registered name", type: "line", optional: true },
        { name: "registrationNumber", label: "Registration number", type: "line", optional: true },
        { name: "kraPin", label: "KRA PIN", type: "line", optional: true },
        { name: "postalAddress", label: "Postal address", type: "line", optional: true },
        { name: "founded", label: "Founded in", type: "line", optional: true },
      ],
    },
    {
      id: "social",
      title: "Social networks",
      fields: social.map(({ name, icon }) => ({
        name: `social.${icon}`,
        label: name,
        type: "line",
        optional: true,
      })),
    },
  ],
};
