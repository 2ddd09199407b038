import { published } from "./published/published";

/** Company facts. The shipped contact details are plainly placeholders: an owner changes them here or in `/staff/content`. */
export const siteInCode = {
  name: "Velto",
  /** As registered. Papers, terms and the contact page print what is set here, and leave out what is empty. */
  legalName: "" as string,
  registrationNumber: "" as string,
  kraPin: "" as string,
  postalAddress: "" as string,
  /** The year, as `2019`; the company page shows it once it is set. */
  founded: "" as string,
  tagline: "Fast. Secure. Simple.",
  description:
    "ERP and point of sale for shops, restaurants, bars, rental and furniture businesses in Kenya, with the hardware to run them.",
  origin: "https://velto.example",
  /** Every price and total on this site includes it. */
  vat: { percent: 16, note: "VAT included" },
  email: { info: "info@velto.example", sales: "sales@velto.example" },
  phones: ["+254 700 000 000", "+254 20 000 0000"],
  address: { district: "Westlands, Nairobi", city: "Nairobi, Kenya", country: "KE" },
  /** The office on a map, as the link that a map's own "share" gives; the company page links to it once it is set. */
  map: "" as string,
  /** What forms, emails, terms and the privacy page promise. */
  promises: { replyWithin: "one working day", keepEnquiries: "24 months", returnDays: 14 },
  /** When people answer. The chat answers at any hour, and says that it is automatic. */
  workingHours: {
    days: [1, 2, 3, 4, 5, 6],
    opens: "08:00",
    closes: "18:00",
    timeZone: "Africa/Nairobi",
    label: "Monday to Saturday, 08:00 to 18:00 EAT",
    swahili: "Jumatatu hadi Jumamosi, saa mbili asubuhi (8:00) hadi saa kumi na mbili jioni (18:00)",
  },
  /** What of this the Swahili pages say in their own words. */
  swahili: {
    tagline: "Haraka. Salama. Rahisi.",
    description:
      "ERP na POS kwa maduka, mikahawa, baa, biashara za kukodisha na fanicha nchini Kenya, pamoja na mashine zake.",
    replyWithin: "siku moja ya kazi",
    keepEnquiries: "miezi 24",
  },
  /** Read pages stay on the device for reading without a connection. Switched off, they are removed again. */
  offlineReading: true,
  /** An empty `url` renders the icon without a link. */
  social: [
    { name: "LinkedIn", icon: "linkedin", url: "" },
    { name: "X", icon: "x-logo", url: "" },
    { name: "Facebook", icon: "facebook", url: "" },
    { name: "Instagram", icon: "instagram", url: "" },
  ],
} as const;

/** As published by staff, or as above. */
export const site = withPublished(siteInCode);

function withPublished(inCode: typeof siteInCode): typeof siteInCode {
  const facts = published("company");
  if (!facts) return inCode;
  const { hours, social, address, ...others } = facts;
  const { label, ...open } = hours;
  const changed = {
    ...inCode,
    ...others,
    address: { ...inCode.address, ...address },
    workingHours: { ...inCode.workingHours, ...open, label: label.en, swahili: label.sw },
    social: inCode.social.map((one) => ({ ...one, url: social[one.icon] ?? "" })),
  };
  // The types above are those of the placeholders.
  return changed as unknown as typeof siteInCode;
}
