import { z } from "zod";
import { isCents } from "~/money/cents";
import type { DeliveryAreas } from "~/published/content";
import type { Kind } from "../kind";

const inCode: DeliveryAreas = { towns: [] };

const line = "Write each line as a town, a price and the days, such as: Kisumu | 1,500 | 2 working days.";

const town = z.object({
  name: z.string(line).min(2, line).max(60, "Shorten the town to 60 characters."),
  price: z
    .number(line)
    .refine(isCents, line)
    .refine((price) => price <= 1_000_000_00, "No delivery costs more than a million."),
  days: z.string(line).min(1, line).max(60, "Shorten the days to 60 characters."),
});

export const delivery: Kind<"delivery"> = {
  id: "delivery",
  title: "Delivery",
  text: "What delivery costs to each town, as information beside the order form and on its page. Day and sum are agreed before dispatch.",
  inCode,
  schema: z.object({
    towns: z
      .array(town)
      .max(60, "At most 60 towns.")
      .refine((towns) => new Set(towns.map(({ name }) => name.toLowerCase())).size === towns.length, {
        message: "A town stands there twice.",
      }),
  }),
  seenOn: "/delivery-warranty-returns",
  groups: () => [
    {
      id: "towns",
      title: "Towns and prices",
      note: "For all other towns: agreed with the buyer before dispatch.",
      fields: [
        {
          name: "towns",
          label: "Towns",
          type: "table",
          optional: true,
          hint: "One on each line: Kisumu | 1,500 | 2 working days. VAT included.",
        },
      ],
    },
  ],
};
