import { inLanguages } from "~/language/words";

/** How a machine's page says that it can't be had. */
export const soldWords = inLanguages(
  {
    not: "Not sold now",
    ask: "Ask us about it",
    refused: (name: string) =>
      `We don't sell the ${name} at the moment. Take it out of the order, or ask us when it is back.`,
  },
  {
    not: "Haiuzwi sasa",
    ask: "Tuulize",
    refused: (name: string) => `Kwa sasa hatuuzi ${name}. Iondoe kwenye oda, au utuulize itarudi lini.`,
  },
);
