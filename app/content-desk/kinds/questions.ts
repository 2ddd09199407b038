import { z } from "zod";
import type { QuestionText } from "~/published/content";
import { entriesInCode } from "~/questions/entries";
import { pages } from "~/questions/on-page";
import { ownPrefix } from "~/questions/published";
import type { ContentField } from "../fields";
import type { Kind } from "../kind";
import { both } from "../rules";

type Texts = Record<string, QuestionText>;

/** Evaluated with the published facts, so that an unchanged question follows them. */
const inCode: Texts = Object.fromEntries(
  entriesInCode.map(({ id, question, answer, swahili, also }) => [
    id,
    {
      question: { en: question, sw: swahili.question },
      answer: { en: answer, sw: swahili.answer },
      pages: Object.entries(pages).flatMap(([path, ids]) => (ids.includes(id) ? [path] : [])),
      also,
      shown: "yes",
    },
  ]),
);

const text = z.object({
  question: both(160),
  answer: both(900),
  pages: z.array(z.enum(Object.keys(pages), "Choose from the list.")),
  also: z.string().max(2_500, "Shorten this to 2,500 characters."),
  shown: z.enum(["yes", "no"], "Choose one."),
});

const unwritten = "new";

const schema: z.ZodType<Texts> = z.preprocess(
  (texts) => withoutEmpty(texts as Texts),
  z.record(z.string(), text).transform(named),
);

export const questions: Kind<"questions"> = {
  id: "questions",
  title: "Questions and answers",
  text: "On their pages, in Help, in the search and in the chat, in English and Swahili.",
  inCode,
  schema,
  oneByOne: true,
  seenOn: "/help",
  kept: (texts) =>
    Object.fromEntries(
      Object.entries(texts).filter(([id, text]) => JSON.stringify(text) !== JSON.stringify(inCode[id])),
    ),
  wrongNow(texts) {
    const errors = Object.entries(pages).flatMap(([path, ids]) => {
      const shown = Object.values(texts).some(({ shown, pages }) => shown === "yes" && pages.includes(path));
      const message = `${path} would be left without a question. Put another one there first.`;
      return shown
        ? []
        : ids.map((id) => [`${id}.${texts[id]?.shown === "no" ? "shown" : "pages"}`, message]);
    });
    return errors.length > 0 ? Object.fromEntries(errors) : undefined;
  },
  groups: (texts) => [
    { id: unwritten, title: "Write a new question", fields: fieldsOf(unwritten) },
    ...Object.entries(texts).map(([id, { question, shown }]) => ({
      id,
      title: shown === "yes" ? question.en : `${question.en} (taken out)`,
      fields: fieldsOf(id),
    })),
  ],
};

function fieldsOf(id: string): ContentField[] {
  return [
    { name: `${id}.question.en`, label: "Question, in English", type: "line" },
    { name: `${id}.answer.en`, label: "Answer, in English", type: "text" },
    { name: `${id}.question.sw`, label: "Question, in Swahili", type: "line" },
    { name: `${id}.answer.sw`, label: "Answer, in Swahili", type: "text" },
    {
      name: `${id}.pages`,
      label: "Pages that show it",
      type: "ticks",
      options: Object.keys(pages).map((path) => [path, path]),
      hint: "All questions are in Help, too. Machines and editions have their own besides.",
    },
    {
      name: `${id}.also`,
      label: "Other ways to ask",
      type: "text",
      optional: true,
      hint: "With a comma between. The chat compares them with what is asked, and never shows them.",
    },
    {
      name: `${id}.shown`,
      label: "Is it shown?",
      type: "choice",
      options: [
        ["yes", "Yes"],
        ["no", "No, take it out"],
      ],
    },
  ];
}

/** The form of a new question is there whether it is filled in or not. */
function withoutEmpty({ [unwritten]: fresh, ...texts }: Texts): Texts {
  const isWritten = fresh && [fresh.question, fresh.answer].some((text) => text?.en || text?.sw);
  return isWritten ? { ...texts, [unwritten]: { ...fresh, shown: fresh.shown || "yes" } } : texts;
}

function named({ [unwritten]: fresh, ...texts }: Texts): Texts {
  if (!fresh) return texts;
  const words = fresh.question.en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 50);
  const taken = Object.keys(texts).filter((id) => id.startsWith(ownPrefix + words)).length;
  return { ...texts, [ownPrefix + words + (taken ? `-${taken + 1}` : "")]: fresh };
}
