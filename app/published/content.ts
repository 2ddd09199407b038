import type { Language } from "~/language/language";

/** The same sentence in each language. */
export type Both = Record<Language, string>;

export type CompanyFacts = {
  name: string;
  legalName: string;
  registrationNumber: string;
  kraPin: string;
  postalAddress: string;
  founded: string;
  email: { info: string; sales: string };
  phones: string[];
  address: { district: string; city: string };
  map: string;
  hours: { days: number[]; opens: string; closes: string; label: Both };
  /** By the name of the network; empty where there is none. */
  social: Record<string, string>;
};

/** `from` and `until` are moments in ISO; empty means at once and until it is taken down. */
export type Notice = { text: Both; to: string; from: string; until: string };

/** What staff change about a machine: its price in cents, VAT included, what menus and cards say of it, and whether it is sold. */
export type MachineSale = { price: number; sold: "yes" | "no"; badge: Both; line: Both; description: Both };

/** A question as staff have written it. `shown` is 'no' where it was taken out. */
export type QuestionText = {
  question: Both;
  answer: Both;
  pages: string[];
  also: string;
  shown: "yes" | "no";
};

/** What delivery costs to each town, as information: the day and the sum are agreed before dispatch. */
export type DeliveryAreas = { towns: { name: string; price: number; days: string }[] };

/** What staff edit, by kind. Each kind is a file in `app/content-desk/kinds`. */
export type PublishedContent = {
  company: CompanyFacts;
  notice: Notice;
  /** By the machine's id. */
  machines: Record<string, MachineSale>;
  /** By the question's id, and only those that staff changed or wrote. */
  questions: Record<string, QuestionText>;
  delivery: DeliveryAreas;
};

export type ContentKind = keyof PublishedContent;
