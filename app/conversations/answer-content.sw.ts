import { inLanguages } from "~/language/words";
import { answerTexts } from "./answer-content";

export const answerWords = inLanguages(answerTexts, {
  greeting: (name) => `Habari ${name.split(" ")[0]},`,
  subjects: {
    demo: (company) => (company ? `Demo yako ya Velto, ${company}` : "Demo yako ya Velto"),
    chat: "Swali lako kwa Velto",
    message: "Re: ujumbe wako kwa Velto",
  },
  quoted: (when) => `Uliandika ${when}:`,
});
