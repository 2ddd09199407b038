import { companyEntries } from "./company";
import type { FaqEntry } from "./entry";
import { hardwareEntries } from "./hardware";
import { orderEntries } from "./orders";
import { posEntries } from "./pos";
import { softwareEntries } from "./software";

export const faqEntries: readonly FaqEntry[] = [
  ...hardwareEntries,
  ...orderEntries,
  ...companyEntries,
  ...posEntries,
  ...softwareEntries,
];
