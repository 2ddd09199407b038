import { z } from "zod";
import type { Notice } from "~/published/content";
import type { Kind } from "../kind";
import { maybe } from "../rules";

const inCode: Notice = { text: { en: "", sw: "" }, to: "", from: "", until: "" };

const moment = z
  .string()
  .refine((at) => !at || z.iso.datetime().safeParse(at).success, "Choose a day and a time.");

const schema = z
  .object({
    text: z.object({ en: maybe(140), sw: maybe(140) }),
    to: z
      .string()
      .regex(/^(\/(?!\/)[\w/-]*)?$/, "Write the address of one of our pages, such as /contact.")
      .max(200),
    from: moment,
    until: moment,
  })
  .refine(({ text }) => !text.en === !text.sw, {
    path: ["text", "sw"],
    message: "Write it in both languages, or in none.",
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ["until"],
    message: "The end comes after the beginning.",
  });

export const notice: Kind<"notice"> = {
  id: "notice",
  title: "Notice",
  text: "One line above every page, for a while: closed over Christmas, a new number, late deliveries.",
  inCode,
  schema,
  seenOn: "/",
  wrongNow({ until }, now) {
    if (until && new Date(until) <= now)
      return { until: "This end has passed already. Nobody would see the notice." };
  },
  groups: () => [
    {
      id: "words",
      title: "What it says",
      note: "Leave both empty to take the notice down.",
      fields: [
        { name: "text.en", label: "In English", type: "line", optional: true },
        { name: "text.sw", label: "In Swahili", type: "line", optional: true },
        {
          name: "to",
          label: "Page that says more",
          type: "line",
          optional: true,
          hint: "The address of one of our pages, such as /contact.",
        },
      ],
    },
    {
      id: "when",
      title: "When",
      note: "On Nairobi's clock.",
      fields: [
        {
          name: "from",
          label: "From",
          type: "moment",
          optional: true,
          hint: "Empty: as soon as it is published.",
        },
        {
          name: "until",
          label: "Until",
          type: "moment",
          optional: true,
          hint: "Empty: until it is taken down.",
        },
      ],
    },
  ],
};
