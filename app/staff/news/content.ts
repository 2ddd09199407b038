export const newsTexts = {
  title: "Product news",
  count: (count: number) => (count === 1 ? "1 person agreed" : `${count} people agreed`),
  export: "Export CSV",
  columns: { email: "Email", at: "Agreed", source: "With", wording: "To", stop: "Stop" },
  sources: { contact: "Contact form", demo: "Demo request" },
  sure: {
    title: "Stop product news for this person?",
    text: "Only they themselves can agree to it again.",
    act: "Stop",
  },
  stopped: "News is stopped.",
  gone: "It was stopped already.",
  none: {
    title: "Nobody has agreed yet",
    text: "Whoever ticks the box of a form and confirms it by email stands here.",
  },
  pages: "Pages of people",
};
