import { afterEach, expect, test } from "vitest";
import { catalogue } from "~/catalogue/catalogue";
import { linesTotal } from "~/catalogue/lines";
import { kindOf } from "~/content-desk/kinds";
import { cents } from "~/money/cents";
import { faqEntries } from "~/questions/entries";
import { questionsOn } from "~/questions/on-page";
import { topics } from "~/questions/topics";
import { questionDocuments } from "~/search/question-documents";
import { site } from "~/site";
import type { CompanyFacts, MachineSale, QuestionText } from "./content";
import { apply, type Published } from "./published";

afterEach(() => apply({ revision: 0, content: {} }));
const publish = (content: Published["content"]) => apply({ revision: 1, content });
const answerTo = (id: string) => faqEntries.find((entry) => entry.id === id)?.answer;

test("what is made of a fact follows it, through constants that are made of constants, and back", () => {
  const before = [site.phones[0], answerTo("change-order")] as const;
  expect(before[1]).toContain(before[0]);
  const inCode = kindOf("company").inCode as CompanyFacts;
  publish({ company: { ...inCode, phones: ["+254 711 111 111"] } });
  expect(site.phones).toEqual(["+254 711 111 111"]);
  expect(answerTo("change-order")).toContain("+254 711 111 111");
  // A form of before anything was published: unchanged questions say the number of now.
  expect(JSON.stringify(kindOf("questions").inCode)).not.toContain(before[0]);
  publish({});
  expect([site.phones[0], answerTo("change-order")]).toEqual(before);
});

test("a price stands in the sum of an order, in the catalogue and in every answer", () => {
  const inCode = kindOf("machines").inCode as Record<string, MachineSale>;
  const sale = inCode["pos-terminal"] as MachineSale;
  publish({ machines: { ...inCode, "pos-terminal": { ...sale, price: 21_000_50, sold: "no" } } });
  expect(linesTotal([{ machine: "pos-terminal", quantity: 2 }])).toBe(cents(42_001_00));
  expect(catalogue[0]).toMatchObject({ price: 21_000_50, isSold: false });
  expect(answerTo("hardware-prices")).toContain("21,000.50");
  expect(JSON.stringify(questionDocuments("sw"))).toContain("21,000.50");
});

test("a question in other words, one that is taken out, one on another page and a new one", () => {
  const inCode = kindOf("questions").inCode as Record<string, QuestionText>;
  const [delivery, returns, warranty] = ["delivery", "returns", "warranty"].map(
    (id) => inCode[id] as QuestionText,
  );
  if (!delivery || !returns || !warranty) throw new Error("no such question");
  const question = { en: "When does it come?", sw: "Inakuja lini?" };
  publish({
    questions: {
      delivery: { ...delivery, question },
      returns: { ...returns, shown: "no" },
      warranty: { ...warranty, pages: ["/etims"] },
      "own-sunday": { ...delivery, question: { en: "Open on Sunday?", sw: "Jumapili?" }, pages: ["/etims"] },
    },
  });
  const asked = (page: "/etims" | "/delivery-warranty-returns", language: "en" | "sw" = "en") =>
    questionsOn(page, language).map(({ question }) => question);
  expect(asked("/delivery-warranty-returns")).toContain("When does it come?");
  expect(asked("/delivery-warranty-returns", "sw")).toContain("Inakuja lini?");
  expect(asked("/delivery-warranty-returns")).not.toContain(returns.question.en);
  expect(asked("/delivery-warranty-returns")).not.toContain(warranty.question.en);
  expect(asked("/etims")).toEqual(expect.arrayContaining([warranty.question.en, "Open on Sunday?"]));
  const inHelp = topics.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(inHelp).toContain("own-sunday");
  expect(inHelp).not.toContain("returns");
  expect(questionDocuments("en").map(({ heading }) => heading)).toContain("Open on Sunday?");
});
