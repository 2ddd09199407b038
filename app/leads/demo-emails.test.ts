import fc from "fast-check";
import { expect, test } from "vitest";
import { site } from "~/site";
import { emailsSettled, openMailbox, textOf } from "../../tests/emails";
import { demoEmails } from "./demo-emails";
import { requestDemo } from "./demo-requests.server";

const config = { salesEmail: "sales@velto.example", siteUrl: "https://velto.example" };
const input = {
  name: "Achieng Odhiambo",
  email: "achieng@samaki.co.ke",
  company: "Samaki House",
  phone: "+254 700 000 001",
  employees: "11-50" as const,
  message: "Two branches, one kitchen.",
  edition: "restaurants",
};
const sent = {
  ...input,
  id: "5b0c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11",
  channel: "form" as const,
  isSpam: false,
};

test("the visitor reads what they asked to see, what happens next and when", () => {
  const [email] = demoEmails(sent, config);
  expect(email).toMatchObject({ to: sent.email, replyTo: config.salesEmail });
  expect(textOf(email)).toContain("VeltoPOS for restaurants");
  expect(textOf(email)).toContain(site.promises.replyWithin);
});

test("whatever the sender typed, the confirmation stays the same", () => {
  const typed = fc.record({
    name: fc.string(),
    company: fc.string(),
    phone: fc.string(),
    message: fc.string(),
  });
  const [expected] = demoEmails(sent, config);
  fc.assert(
    fc.property(typed, (fields) => {
      expect(demoEmails({ ...sent, ...fields, sourcePage: `/${fields.name}` }, config)[0]).toEqual(expected);
    }),
  );
  expect(JSON.stringify(expected)).not.toMatch(/Achieng|Samaki House|Two branches|700 000 001/);
});

test("an edition that we don't have is not repeated", () => {
  const [email] = demoEmails({ ...sent, edition: "win-a-prize" }, config);
  expect(textOf(email)).not.toContain("win-a-prize");
});

test("sales reads everything, with the page and the edition, and can answer", () => {
  const [, email] = demoEmails({ ...sent, sourcePage: "/products/veltopos/restaurants" }, config);
  expect(email).toMatchObject({
    to: config.salesEmail,
    replyTo: sent.email,
    subject: "Demo request from “Samaki House”",
  });
  expect(textOf(email)).toContain("Interested in: VeltoPOS for restaurants");
  expect(textOf(email)).toContain("Came from: https://velto.example/products/veltopos/restaurants");
  expect(textOf(email)).toContain("> Company: Samaki House");
  expect(textOf(email)).toContain("> Two branches, one kitchen.");
});

test("what was left out is not mentioned", () => {
  const [confirmation, notice] = demoEmails(
    { ...sent, employees: undefined, message: undefined, edition: undefined },
    config,
  );
  expect(textOf(notice)).not.toMatch(/Employees|Interested in|undefined/);
  expect(textOf(confirmation)).not.toMatch(/undefined|VeltoPOS/);
});

test("what looks like spam goes to sales only, and says so", () => {
  const emails = demoEmails({ ...sent, isSpam: true }, config);
  expect(emails.map(({ subject }) => subject)).toEqual(["Possible spam: Demo request from “Samaki House”"]);
});

const mailbox = openMailbox("postgres");

test("a real mail server gets both emails, and hostile input stays text", async () => {
  const { services, emails } = mailbox;
  const company = "Samaki\nSubject: You won\nBcc: all@victim.example";
  await requestDemo(services, { ...input, company }, { channel: "form" });
  await emailsSettled(services);
  expect(emails).toHaveLength(2);
  for (const email of emails) {
    expect(email.recipients).toHaveLength(1);
    expect(email.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(email.headers.filter(({ key }) => key === "subject")).toHaveLength(1);
  }
  const notice = emails.find(({ recipients }) => recipients[0] === config.salesEmail);
  expect(notice?.replyTo?.[0]?.address).toBe(input.email);
});
