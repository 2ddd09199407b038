/** What we write to somebody who asked for a demo and has no time yet; staff may change it. */
export const offerTexts = {
  subject: "Choose a time for your Velto demo",
  body: (url: string) =>
    `You asked to see our software at work. Choose the time that suits you here:\n\n${url}\n\nIf none does, reply to this email and we find one together.`,
};
