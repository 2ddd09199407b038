import { expect, test } from "vitest";
import { openEngine } from "./engine";
import { findResults } from "./results";

const engine = openEngine([
  {
    kind: "question",
    url: "/products/hardware",
    title: "Hardware",
    heading: "Do you deliver?",
    text: "Delivery is not in the price.",
    swahili: { heading: "Mnaleta?", text: "Delivery haiko kwenye bei." },
  },
  { kind: "page", url: "/company", title: "Company", heading: "Company", text: "Delivery by courier." },
]);

test.each([
  ["do you deliver and how", "sw", ["sw", "en"]],
  ["delivery", "sw", ["sw", "en"]],
  ["mnaleta delivery lini", "en", ["sw", "en"]],
  ["do you deliver", "en", ["en", "en"]],
] as const)("'%s' on a page in %s", (asked, language, languages) => {
  const { results } = findResults(engine, asked, { language });
  expect(results.map((result) => result.language)).toEqual(languages);
});
