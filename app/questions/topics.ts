import { companyEntries } from "./company";
import type { FaqEntry } from "./entry";
import { hardwareEntries } from "./hardware";
import { orderEntries } from "./orders";
import { posEntries } from "./pos";
import { softwareEntries } from "./software";

export type Topic = {
  id: "veltopos" | "software" | "machines" | "orders" | "company";
  entries: readonly FaqEntry[];
};

/** The questions as the help page groups them. The one about the chat itself is asked in the chat alone. */
export const topics: readonly Topic[] = [
  { id: "veltopos", entries: posEntries },
  { id: "software", entries: softwareEntries },
  { id: "machines", entries: hardwareEntries },
  { id: "orders", entries: orderEntries },
  { id: "company", entries: companyEntries.filter(({ id }) => id !== "about-chat") },
];
