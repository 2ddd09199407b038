import { describe, expect, test } from "vitest";
import { groupsOf } from "./changes";
import { shownFields } from "./fields";
import { keptOf, readForm, readStored } from "./kind";
import { kindOf, kinds } from "./kinds";

describe.each(kinds.map((kind) => [kind.id, kind] as const))("%s", (_, kind) => {
  const fields = groupsOf(kind, kind.inCode).flatMap((group) => group.fields);

  test("what stands in the code passes the rules of what staff write", () => {
    expect(kind.schema.parse(kind.inCode)).toEqual(kind.inCode);
  });

  test("its form shows all of it and gives it back unchanged", () => {
    const shown = shownFields(kind.inCode, fields);
    const typed = Object.fromEntries(
      fields.map(({ name, type }) => [name, typedAs(type, shown[name] ?? "")]),
    );
    expect(readForm(kind, fields, kind.inCode, typed)).toEqual({ data: kind.inCode });
  });

  test("what an earlier release stored gets what it did not have yet from the code", () => {
    expect(readStored(kind, {})).toEqual(kind.inCode);
    expect(readStored(kind, { [Object.keys(kind.inCode)[0] ?? ""]: 7 })).toBeUndefined();
  });
});

function typedAs(type: string, shown: string): string | string[] {
  return ["days", "ticks"].includes(type) ? shown.split(",") : shown;
}

test.each([
  ["company", "phones", "", "Write at least one number."],
  ["company", "phones", "0712 345 678", "Write each number with its country"],
  ["company", "phones", "+254 712 345 678\nring us", "Write each number with its country"],
  ["company", "email.info", "info@velto", "Enter one email address"],
  ["company", "kraPin", "12345", "A KRA PIN is"],
  ["company", "hours.closes", "07:00", "Closing comes after opening."],
  ["company", "map", "javascript:alert(1)", "beginning with https://"],
  ["company", "social.linkedin", "linkedin.com/velto", "beginning with https://"],
  ["company", "name", " ", "Write the name."],
  ["notice", "text.en", "Closed on Friday.", "Write it in both languages, or in none."],
  ["notice", "to", "https://evil.example", "the address of one of our pages"],
  ["notice", "to", "//evil.example", "the address of one of our pages"],
  ["notice", "from", "tomorrow", "Choose a day and a time."],
] as const)("%s, %s: %j is refused in words", (id, name, typed, words) => {
  const kind = kindOf(id);
  const fields = groupsOf(kind, kind.inCode).flatMap((group) => group.fields);
  const read = readForm(kind, fields, kind.inCode, { "hours.days": ["1"], [name]: typed });
  expect(Object.values("errors" in read ? read.errors : {}).join()).toContain(words);
});

test("a notice ends after it begins, and not in the past", () => {
  const notice = kindOf("notice");
  const fields = groupsOf(notice, notice.inCode).flatMap((group) => group.fields);
  const times = (from: string, until: string) => readForm(notice, fields, notice.inCode, { from, until });
  expect(times("2026-12-24T08:00", "2026-12-23T08:00")).toEqual({
    errors: { until: "The end comes after the beginning." },
  });
  const read = times("", "2026-12-24T08:00");
  expect(read).toMatchObject({ data: { until: "2026-12-24T05:00:00.000Z" } });
  const wrong = kindOf("notice").wrongNow as (data: unknown, now: Date) => object | undefined;
  const { data } = read as { data: unknown };
  expect(wrong(data, new Date("2026-12-24T05:01:00Z"))).toHaveProperty("until");
  expect(wrong(data, new Date("2026-12-24T04:59:00Z"))).toBeUndefined();
});

test.each([
  ["0", "A machine costs something"],
  ["20000.123", "at most two decimals"],
  ["-5", "at most two decimals"],
  ["twenty", "at most two decimals"],
  ["", "at most two decimals"],
  ["123456789", "more than 99,999,999"],
])("a price of %j is refused in words", (typed, words) => {
  const machines = kindOf("machines");
  const fields = groupsOf(machines, machines.inCode).flatMap((group) => group.fields);
  const read = readForm(machines, fields, machines.inCode, { "pos-terminal.price": typed });
  expect(read).toEqual({ errors: { "pos-terminal.price": expect.stringContaining(words) } });
});

describe("questions", () => {
  const questions = kindOf("questions");
  const write = (
    part: string,
    typed: Record<string, string | string[]>,
    before: unknown = questions.inCode,
  ) => {
    const fields = groupsOf(questions, before).flatMap(({ id, fields }) => (id === part ? fields : []));
    return readForm(questions, fields, before, typed);
  };
  const written = {
    "new.question.en": "Do you open on Sunday?",
    "new.question.sw": "Mnafungua Jumapili?",
    "new.answer.en": "No.",
    "new.answer.sw": "Hapana.",
    "new.pages": ["/pricing"],
    "new.also": "",
    "new.shown": "yes",
  };

  test("only what was changed is stored, so that the others go on following the code", () => {
    const changed = write("delivery", {
      "delivery.question.en": "When does it come?",
      "delivery.pages": ["/pricing"],
    });
    expect(Object.keys(keptOf(questions, (changed as { data: unknown }).data) as object)).toEqual([
      "delivery",
    ]);
    expect(keptOf(questions, questions.inCode)).toEqual({});
  });

  test("a new one gets a name of its own, also beside another of the same words", () => {
    const first = (write("new", written) as { data: object }).data;
    expect(first).toHaveProperty("own-do-you-open-on-sunday.pages", ["/pricing"]);
    const second = (write("new", written, first) as { data: object }).data;
    expect(second).toHaveProperty("own-do-you-open-on-sunday-2.answer.en", "No.");
  });

  test("it is written in both languages", () => {
    expect(write("new", { ...written, "new.answer.sw": "" })).toEqual({
      errors: { "new.answer.sw": "Write it in Swahili." },
    });
  });

  test("the last question of a page can't be taken out", () => {
    const none = structuredClone(questions.inCode) as Record<string, { pages: string[]; shown: string }>;
    for (const text of Object.values(none)) if (text.pages.includes("/etims")) text.shown = "no";
    const wrong = questions.wrongNow as (data: unknown) => object | undefined;
    expect(Object.values(wrong(none) ?? {})[0]).toBe(
      "/etims would be left without a question. Put another one there first.",
    );
    expect(wrong(questions.inCode)).toBeUndefined();
  });
});

test.each([
  ["Kisumu", "Write each line as a town, a price and the days"],
  ["Kisumu | free | 2 days", "Write each line as a town, a price and the days"],
  ["Kisumu | 1,500.123 | 2 days", "Write each line as a town, a price and the days"],
  ["Kisumu | 1,500 | 2 days\nkisumu | 900 | 1 day", "A town stands there twice."],
])("delivery to %j is refused in words", (typed, words) => {
  const delivery = kindOf("delivery");
  const fields = groupsOf(delivery, delivery.inCode).flatMap((group) => group.fields);
  expect(readForm(delivery, fields, delivery.inCode, { towns: typed })).toEqual({
    errors: { towns: expect.stringContaining(words) },
  });
  expect(readForm(delivery, fields, delivery.inCode, { towns: "Kisumu | 1,500 | 2 days" })).toEqual({
    data: { towns: [{ name: "Kisumu", price: 150_000, days: "2 days" }] },
  });
});
