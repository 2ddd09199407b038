export const deskTexts = {
  title: "Content",
  sub: "What the site says",
  columns: { title: "What", state: "As it stands", text: "Where it shows" },
  inCode: "As it came",
  live: (by: string) => `Published by ${by}`,
  draft: (by: string) => `Draft of ${by}`,
  note: "What is published is on every page within seconds, on every server. Nothing else changes: sent emails, placed orders and quotations stay as they were.",
};

export const kindTexts = {
  back: "Content",
  parts: "Choose what to change",
  draft: (by: string) => `A draft of ${by} waits here. Visitors don't see it yet.`,
  note: "Note for the history",
  noteHint: "Why, for whoever looks later. Visitors don't see it.",
  days: "Open on",
  acts: { draft: "Save as draft", publish: "Publish", preview: "Save and look at it" },
  sure: {
    title: "Publish this?",
    changes: (fields: string) => `Every page says it from now on: ${fields}.`,
    act: "Publish",
  },
  none: "Nothing is different from what is published.",
  done: {
    draft: "The draft is saved. Visitors don't see it yet.",
    publish: "Published. Every page says it within seconds.",
    restore: "That version is here as a draft. Look at it, then publish it.",
  },
  changed: (by: string) =>
    `${by} saved this meanwhile. Nothing of yours was saved, and what you typed is still here. The history below shows theirs; save again to put yours on top of it.`,
  unknown: "That version is not there.",
  history: {
    title: "History",
    empty: { title: "Nothing was changed yet", text: "The site says what its code says." },
    columns: { when: "When", who: "Who", what: "What", note: "Note", acts: "Compare or restore" },
    published: "Published",
    draft: "Draft",
    compare: "Compare",
    compareNamed: (when: string) => `Compare the version of ${when}`,
    restore: "Restore",
    pages: "Pages of the history",
  },
  compare: {
    title: (when: string) => `The version of ${when}, beside what is published`,
    same: "It says the same as what is published.",
    columns: { field: "Field", was: "Published now", is: "In this version" },
    empty: "empty",
    close: "Close the comparison",
  },
};
