export const privacyTexts = {
  title: "Privacy desk",
  sub: "Only owners see this page. Every search is written down.",
  find: "Find this person",
  field: "Email or phone",
  hint: "Email or phone, exactly. 0700\u00A0000\u00A0041 and +254\u00A0700\u00A0000\u00A0041 are the same.",
  neither: "Enter a whole email address or a phone number.",
  nothing: "We hold nothing about this person.",
  nothingText: "No message, order, consent or email names this address or number.",
  records: (count: number) => (count === 1 ? "1 record" : `${count} records`),
  also: "Also in these records",
  exportJson: "Export as JSON",
  exportPage: "Export as a page",
  stopNews: "Stop news",
  erase: "Erase",
  correct: "Correct details",
  correctHint: "What is left empty stays as it is. The rest changes everywhere.",
  name: "Name",
  email: "Email",
  phone: "Phone",
  lately: "Recent requests",
  none: "None yet.",
  corrected: (records: number) => `Corrected in ${records} ${records === 1 ? "record" : "records"}.`,
  stopped: "News is stopped.",
};

export const eraseTexts = {
  title: (name: string) => `Erase ${name}`,
  back: "Keep",
  start: "Find the person at the privacy desk first",
  button: "Erase for good",
  reason: "Reason",
  reasons: {
    asked: "The person asked for it",
    "withdrew-consent": "The person withdrew consent",
    "not-needed": "No longer needed",
  },
  askedOn: "When did they ask",
  askedBy: "How",
  ways: { email: "By email", phone: "By telephone", letter: "By letter", "in-person": "In person" },
  confirm: "Type ERASE to continue",
  final:
    "This can't be undone. The audit trail shows that something was erased, when, by whom and why, without the person's details.",
  tell: "Tell the person by email",
  told: "We have erased your details",
  toldText:
    "What they sent us is erased. If something has to be kept by law, the email says what and how long.",
  underWay: (references: string[]) =>
    references.length === 1
      ? `${references[0]} is still under way. Deliver, cancel, refund or match it first: we owe the buyer until then.`
      : `${references.join(", ")} are still under way. Deliver, cancel, refund or match them first: we owe the buyer until then.`,
  erased: "Erased, apart from what the law makes us keep.",
  nothing: "There was nothing left to erase.",
};

/** What the audit's short words mean, for the list of requests. */
export const requestWords: Record<string, string> = {
  search: "Searched for a person",
  export: "Exported what is held about a person",
  correct: "Corrected a person's details",
  "stop-news": "Stopped news for a person",
  erase: "Erased a person",
};
