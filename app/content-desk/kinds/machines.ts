import { z } from "zod";
import { catalogueTextsInCode } from "~/catalogue/catalogue.sw";
import { isCents } from "~/money/cents";
import type { MachineSale, PublishedContent } from "~/published/content";
import type { Kind } from "../kind";
import { both } from "../rules";

const inCode: PublishedContent["machines"] = Object.fromEntries(
  catalogueTextsInCode.map(({ id, name: _, ...sale }) => [
    id,
    { ...sale, sold: "yes" } satisfies MachineSale,
  ]),
);

const typedPrice = "Write an amount in shillings with at most two decimals, such as 20,000 or 20,000.50.";
const price = z
  .number(typedPrice)
  .refine(isCents, typedPrice)
  .refine((cents) => cents >= 100, "A machine costs something. To stop selling it, choose “Not sold now”.")
  .refine((cents) => cents <= 99_999_999_00, "That is more than 99,999,999 shillings.");

const sale = z.object({
  price,
  sold: z.enum(["yes", "no"], "Choose one."),
  badge: both(24),
  line: both(90),
  description: both(220),
});

export const machines: Kind<"machines"> = {
  id: "machines",
  title: "Machines and prices",
  text: "What each machine costs, what cards and menus say of it, and whether it is sold now.",
  inCode,
  schema: z.object(Object.fromEntries(Object.keys(inCode).map((id) => [id, sale]))),
  seenOn: "/products/hardware",
  groups: () =>
    catalogueTextsInCode.map(({ id, name }) => ({
      id,
      title: name,
      fields: [
        {
          name: `${id}.price`,
          label: "Price in shillings, VAT included",
          type: "shillings",
          hint: "Orders and quotations that were made keep theirs. Who has the page open is asked again before ordering.",
        },
        {
          name: `${id}.sold`,
          label: "Is it sold?",
          type: "choice",
          hint: "How many are here, and what has to be ordered first, is kept under Stock.",
          options: [
            ["yes", "Yes"],
            ["no", "Not sold now"],
          ],
        },
        { name: `${id}.badge.en`, label: "Badge, in English", type: "line" },
        { name: `${id}.badge.sw`, label: "Badge, in Swahili", type: "line" },
        { name: `${id}.line.en`, label: "One line for menus, in English", type: "line" },
        { name: `${id}.line.sw`, label: "One line for menus, in Swahili", type: "line" },
        { name: `${id}.description.en`, label: "Short text on cards, in English", type: "text" },
        { name: `${id}.description.sw`, label: "Short text on cards, in Swahili", type: "text" },
      ],
    })),
};
