import { companyEntries } from "./company";
import type { FaqEntry } from "./entry";
import { hardwareEntries } from "./hardware";
import { orderEntries } from "./orders";
import { posEntries } from "./pos";
import { addedEntries, asPublished } from "./published";
import { softwareEntries } from "./software";

export type Topic = {
  id: "veltopos" | "software" | "machines" | "orders" | "company";
  entries: readonly FaqEntry[];
};

/** The questions as the help page groups them. The one about the chat itself is asked in the chat alone. */
export const topics: readonly Topic[] = [
  { id: "veltopos", entries: asPublished(posEntries) },
  { id: "software", entries: asPublished(softwareEntries) },
  { id: "machines", entries: asPublished(hardwareEntries) },
  { id: "orders", entries: asPublished(orderEntries) },
  {
    id: "company",
    entries: [...asPublished(companyEntries).filter(({ id }) => id !== "about-chat"), ...addedEntries()],
  },
];
