/** What an answer begins with before anybody has written it. */
export const answerTexts = {
  greeting: (name: string) => `Hello ${name.split(" ")[0]},`,
  subjects: {
    demo: (company: string | null) => (company ? `Your Velto demo for ${company}` : "Your Velto demo"),
    chat: "Your question to Velto",
    message: "Re: your message to Velto",
  },
  quoted: (when: string) => `You wrote on ${when}:`,
};
