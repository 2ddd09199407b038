import { companyEntries } from "./company";
import type { FaqEntry } from "./entry";
import { hardwareEntries } from "./hardware";
import { orderEntries } from "./orders";
import { posEntries } from "./pos";
import { softwareEntries } from "./software";

export type Topic = { id: string; title: string; entries: readonly FaqEntry[] };

/** The questions as the help page groups them. The one about the chat itself is asked in the chat alone. */
export const topics: readonly Topic[] = [
  { id: "veltopos", title: "VeltoPOS at the counter", entries: posEntries },
  { id: "software", title: "VeltoERP, price and set-up", entries: softwareEntries },
  { id: "machines", title: "Machines", entries: hardwareEntries },
  { id: "orders", title: "Orders, payment and delivery", entries: orderEntries },
  { id: "company", title: "Velto", entries: companyEntries.filter(({ id }) => id !== "about-chat") },
];
