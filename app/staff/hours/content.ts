export const hoursTexts = {
  title: "Answer hours",
  sub: "When an answer is due is counted from them",
  days: "We answer on",
  opens: "From",
  closes: "To",
  closedOn: "Closed besides",
  closedHint: "One day on each line, such as 2026-12-24. Public holidays are closed already.",
  note: "What waits in the inbox, among the orders and on Today is counted anew at once. The hours that the public pages name are part of Content.",
  save: "Save",
  saved: "Saved. The clocks count by the new hours.",
};
