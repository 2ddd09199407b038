import { answerLanguages } from "~/saved-answers/input";
import { placeholders } from "~/saved-answers/placeholders";

export const savedTexts = {
  title: "Saved answers",
  columns: { title: "Title", language: "Language", body: "Text", act: "Change or remove" },
  none: { title: "No saved answers yet", text: "Write the first one below." },
  pages: "Pages of saved answers",
  change: "Change",
  changeNamed: (title: string) => `Change: ${title}`,
  remove: "Remove",
  add: "A new answer",
  changing: (title: string) => `Change “${title}”`,
  stop: "Leave it as it is",
  fields: { language: "Language", title: "Title", body: "Text" },
  languages: Object.entries(answerLanguages),
  hint: "Begin with the greeting. Your name follows by itself under an email. Nothing of one customer belongs here: what is theirs is filled in.",
  known: "What is filled in",
  placeholders: Object.entries(placeholders).map(([name, words]) => [`{${name}}`, words] as const),
  save: "Save",
  done: {
    save: (title: string) => `“${title}” is saved.`,
    remove: (title: string) => `“${title}” is removed.`,
    restore: (title: string) => `“${title}” is back.`,
  },
  refused: {
    unknown: "This answer was removed meanwhile. Nothing was saved; your text is still here.",
    "title-taken": "There is one with this title already.",
    changed: (by: string) =>
      `${by} has changed this answer meanwhile. Nothing of yours was saved; your text is still here. The list shows how it reads now.`,
  },
};
