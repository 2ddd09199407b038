import { companyEntries } from "./company";
import type { FaqEntry } from "./entry";
import { hardwareEntries } from "./hardware";
import { orderEntries } from "./orders";
import { posEntries } from "./pos";
import { addedEntries, asPublished } from "./published";
import { softwareEntries } from "./software";

export const entriesInCode: readonly FaqEntry[] = [
  ...hardwareEntries,
  ...orderEntries,
  ...companyEntries,
  ...posEntries,
  ...softwareEntries,
];

/** As published by staff, or as above. */
export const faqEntries: readonly FaqEntry[] = [...asPublished(entriesInCode), ...addedEntries()];
