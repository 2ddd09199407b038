import fc from "fast-check";
import { expect, test } from "vitest";
import { site } from "~/site";
import { emailsSettled, openMailbox, textOf } from "../../tests/emails";
import { messageEmails } from "./contact-emails";
import { sendMessage } from "./contact-messages.server";

const config = { salesEmail: "sales@velto.example", siteUrl: "https://velto.example" };
const sent = {
  id: "5b0c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11",
  channel: "form" as const,
  name: "Wanjiku Kamau",
  email: "wanjiku@kamau.co.ke",
  message: "Do you repair scales?",
  isSpam: false,
};

test("the visitor reads what happens next and when", () => {
  const [email] = messageEmails(sent, config);
  expect(email).toMatchObject({ to: sent.email, replyTo: config.salesEmail });
  expect(textOf(email)).toContain(site.promises.replyWithin);
  expect(textOf(email)).toContain(site.phones[0]);
  expect(textOf(email)).not.toContain("product news");
});

test("sales opens the lead from the email", () => {
  expect(textOf(messageEmails(sent, config)[1])).toContain(`${config.siteUrl}/staff/leads/${sent.id}`);
});

test("whatever the sender typed, the confirmation stays the same", () => {
  const typed = fc.record({ name: fc.string(), message: fc.string(), phone: fc.string() });
  const [expected] = messageEmails(sent, config);
  fc.assert(
    fc.property(typed, (fields) => {
      expect(messageEmails({ ...sent, ...fields, sourcePage: `/${fields.name}` }, config)[0]).toEqual(
        expected,
      );
    }),
  );
  expect(JSON.stringify(expected)).not.toMatch(/Wanjiku Kamau|repair scales/);
});

test("whoever asked for news reads how to start it", () => {
  const newsUrl = "https://velto.example/news/confirm/token";
  const [email] = messageEmails({ ...sent, newsUrl }, config);
  expect(textOf(email)).toContain(newsUrl);
});

test("sales reads who wrote, from which page, and can answer", () => {
  const [, email] = messageEmails({ ...sent, sourcePage: "/services" }, config);
  expect(email).toMatchObject({
    to: config.salesEmail,
    replyTo: sent.email,
    subject: "Message from “Wanjiku Kamau”",
  });
  expect(textOf(email)).toContain("Came from: https://velto.example/services");
  expect(textOf(email)).toContain("> Name: Wanjiku Kamau");
  expect(textOf(email)).toContain("> Do you repair scales?");
});

test("sales reads the chat that came before", () => {
  const transcript = [
    { from: "visitor" as const, text: "Do you sell scales?" },
    { from: "site" as const, text: "VeltoPOS reads scales." },
  ];
  const emails = messageEmails(
    { ...sent, email: undefined, phone: "0700 000 000", channel: "chat", transcript },
    config,
  );
  expect(emails).toHaveLength(1);
  expect(textOf(emails[0])).toContain("> Visitor: Do you sell scales?\n> Velto: VeltoPOS reads scales.");
  expect(emails[0]?.replyTo).toBeUndefined();
});

test("what looks like spam goes to sales only, and says so", () => {
  const emails = messageEmails({ ...sent, isSpam: true }, config);
  expect(emails.map(({ subject }) => subject)).toEqual(["Possible spam: Message from “Wanjiku Kamau”"]);
});

const mailbox = openMailbox("postgres");

test("a real mail server gets both emails, and hostile input stays text", async () => {
  const { services, emails } = mailbox;
  const name = "Eve\r\nBcc: all@victim.example\r\n\r\n<script>alert(1)</script>";
  await sendMessage(
    services,
    { name, email: "eve@kamau.co.ke", message: ".\r\nQUIT\r\n<b>Ünïcödé 👋 karibu</b>" },
    { channel: "form", sourcePage: "/contact" },
  );
  await emailsSettled(services);
  expect(emails.map(({ recipients }) => recipients).sort()).toEqual([
    ["eve@kamau.co.ke"],
    ["sales@velto.example"],
  ]);
  const notice = emails.find(({ recipients }) => recipients[0] === "sales@velto.example");
  expect(notice?.replyTo).toEqual([{ name: "", address: "eve@kamau.co.ke" }]);
  expect(notice?.bcc).toBeUndefined();
  expect(notice?.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(notice?.text).toContain("Ünïcödé 👋 karibu");
  expect(notice?.html).not.toContain("<script>");
  expect(notice?.html).not.toContain("<b>Ü");
  const confirmation = emails.find(({ recipients }) => recipients[0] === "eve@kamau.co.ke");
  for (const part of [confirmation?.subject, confirmation?.text, confirmation?.html]) {
    expect(part).not.toMatch(/Eve|Ünïcödé|QUIT|script/);
  }
});
