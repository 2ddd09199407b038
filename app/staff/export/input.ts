import { z } from "zod";

export const lists = ["orders", "inbox", "quotations", "demos", "news"] as const;
export type ExportList = (typeof lists)[number];

export const statuses = {
  orders: ["pending", "confirmed", "packed", "shipped", "delivered", "cancelled"],
  inbox: ["new", "answered", "closed", "spam"],
  quotations: [],
  demos: ["booked", "held", "missed", "cancelled"],
  news: [],
} as const;

const day = z.iso.date("Give a day.");

export const exportInput = z
  .object({
    list: z.enum(lists, "Choose a list."),
    /** The rows of the list that was on screen, or those of some days. */
    rows: z.enum(["filtered", "days"], "Choose the rows.").default("days"),
    /** What the list was filtered by, as it stood in its address. */
    filter: z.string().max(600).default(""),
    from: day,
    to: day,
    status: z.enum(["", ...Object.values(statuses).flat()], "Choose a status.").default(""),
    /** Names, phones, emails, addresses, words. */
    personal: z.stringbool().default(false),
    purpose: z
      .string()
      .trim()
      .max(200, "At most 200 characters.")
      .refine((value) => !value.includes("@"), "Name no person here: the audit trail can't be erased."),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day comes before the first one." })
  .refine(({ personal, purpose }) => !personal || purpose.length >= 3, {
    path: ["purpose"],
    message: "Say what it is for: personal data leaves the site with it.",
  })
  .refine(({ list, status }) => !status || (statuses[list] as readonly string[]).includes(status), {
    path: ["status"],
    message: "This list has no such status.",
  });

export type ExportInput = z.infer<typeof exportInput>;
