import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenTools } from "~/tools.server";
import { openTestTools } from "../../tests/databases";
import { lettersSettled, textOf } from "../../tests/letters";
import { type MailServer, startMailServer } from "../../tests/mail-server";
import { demoLetters } from "./letters.server";
import { requestDemo } from "./requests.server";

const config = { salesEmail: "sales@velto.example", siteUrl: "https://velto.example" };
const said = {
  name: "Achieng Odhiambo",
  email: "achieng@samaki.co.ke",
  company: "Samaki House",
  phone: "+254 700 000 000",
  employees: "11-50" as const,
  message: "Two branches, one kitchen.",
  edition: "restaurants",
};
const sent = { ...said, id: "5b0c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11", channel: "form" as const, isSpam: false };

test("the visitor reads what they sent, what happens next and when", () => {
  const [letter] = demoLetters(sent, config);
  expect(letter).toMatchObject({ to: sent.email, replyTo: config.salesEmail });
  expect(textOf(letter)).toContain("thank you for asking to see VeltoPOS for restaurants");
  expect(textOf(letter)).toContain("We call you on +254 700 000 000 within one working day");
  expect(textOf(letter)).toContain("Company: Samaki House");
  expect(textOf(letter)).toContain("Employees: 11-50");
  expect(textOf(letter)).toContain("> Two branches, one kitchen.");
});

test("sales reads everything, with the page and the edition, and can answer", () => {
  const [, letter] = demoLetters({ ...sent, sourcePage: "/products/veltopos/restaurants" }, config);
  expect(letter).toMatchObject({
    to: config.salesEmail,
    replyTo: sent.email,
    subject: "Demo request from Samaki House",
  });
  expect(textOf(letter)).toContain("Interested in: VeltoPOS for restaurants");
  expect(textOf(letter)).toContain("Came from: https://velto.example/products/veltopos/restaurants");
});

test("what was left out is not mentioned", () => {
  const [letter] = demoLetters(
    { ...sent, employees: undefined, message: undefined, edition: undefined },
    config,
  );
  expect(textOf(letter)).not.toMatch(/Employees|Interested in|undefined|> /);
  expect(textOf(letter)).toContain("thank you for asking to see our software at work");
});

test("what looks like spam goes to sales only, and says so", () => {
  const letters = demoLetters({ ...sent, isSpam: true }, config);
  expect(letters.map(({ subject }) => subject)).toEqual(["Possible spam: Demo request from Samaki House"]);
});

let server: MailServer;
let tools: OpenTools;
beforeAll(async () => {
  server = await startMailServer();
  tools = await openTestTools("pglite", { SMTP_URL: server.url });
});
afterAll(async () => {
  await tools?.close();
  await server?.close();
});

test("a real mail server gets both letters, and hostile words stay words", async () => {
  const company = "Samaki\nSubject: You won\nBcc: all@victim.example";
  await requestDemo(tools, { ...said, company }, { channel: "form" });
  await lettersSettled(tools);
  expect(server.letters).toHaveLength(2);
  for (const letter of server.letters) {
    expect(letter.recipients).toHaveLength(1);
    expect(letter.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(letter.headers.filter(({ key }) => key === "subject")).toHaveLength(1);
  }
  const notice = server.letters.find(({ recipients }) => recipients[0] === config.salesEmail);
  expect(notice?.replyTo?.[0]?.address).toBe(said.email);
});
