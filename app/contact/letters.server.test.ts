import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "~/site";
import type { OpenTools } from "~/tools.server";
import { openTestTools } from "../../tests/databases";
import { lettersSettled, textOf } from "../../tests/letters";
import { type MailServer, startMailServer } from "../../tests/mail-server";
import { messageLetters } from "./letters.server";
import { sendMessage } from "./messages.server";

const config = { salesEmail: "sales@velto.example", siteUrl: "https://velto.example" };
const sent = {
  id: "5b0c7a52-6f0e-4f4a-9f0e-0a5a1c9b7e11",
  channel: "form" as const,
  name: "Wanjiku Kamau",
  email: "wanjiku@kamau.co.ke",
  message: "Do you repair scales?",
  isSpam: false,
};

test("the visitor reads what they sent, what happens next and when", () => {
  const [letter] = messageLetters(sent, config);
  expect(letter).toMatchObject({ to: sent.email, replyTo: config.salesEmail });
  expect(textOf(letter)).toContain("> Do you repair scales?");
  expect(textOf(letter)).toContain("writes back to this address within one working day");
  expect(textOf(letter)).toContain(site.phones[0]);
  expect(textOf(letter)).not.toContain("product news");
});

test("whoever asked for news reads how to stop it", () => {
  const [letter] = messageLetters({ ...sent, newsOptInAt: new Date() }, config);
  expect(textOf(letter)).toContain("answer this letter with the word stop");
});

test("sales reads who wrote, from which page, and can answer", () => {
  const [, letter] = messageLetters({ ...sent, sourcePage: "/services" }, config);
  expect(letter).toMatchObject({
    to: config.salesEmail,
    replyTo: sent.email,
    subject: "Message from Wanjiku Kamau",
  });
  expect(textOf(letter)).toContain("Came from: https://velto.example/services");
});

test("sales reads the chat that came before", () => {
  const transcript = [
    { from: "visitor" as const, text: "Do you sell scales?" },
    { from: "site" as const, text: "VeltoPOS reads scales." },
  ];
  const letters = messageLetters(
    { ...sent, email: undefined, phone: "0700 000 000", channel: "chat", transcript },
    config,
  );
  expect(letters).toHaveLength(1);
  expect(textOf(letters[0])).toContain("> Visitor: Do you sell scales?\n> Velto: VeltoPOS reads scales.");
  expect(letters[0]?.replyTo).toBeUndefined();
});

test("what looks like spam goes to sales only, and says so", () => {
  const letters = messageLetters({ ...sent, isSpam: true }, config);
  expect(letters.map(({ subject }) => subject)).toEqual(["Possible spam: Message from Wanjiku Kamau"]);
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
  const name = "Eve\r\nBcc: all@victim.example\r\n\r\n<script>alert(1)</script>";
  await sendMessage(
    tools,
    { name, email: "eve@kamau.co.ke", message: ".\r\nQUIT\r\n<b>Ünïcödé 👋 karibu</b>" },
    { channel: "form", sourcePage: "/contact" },
  );
  await lettersSettled(tools);
  expect(server.letters.map(({ recipients }) => recipients).sort()).toEqual([
    ["eve@kamau.co.ke"],
    ["sales@velto.example"],
  ]);
  const notice = server.letters.find(({ recipients }) => recipients[0] === "sales@velto.example");
  expect(notice?.replyTo).toEqual([{ name: "", address: "eve@kamau.co.ke" }]);
  expect(notice?.bcc).toBeUndefined();
  expect(notice?.headers.map(({ key }) => key)).not.toContain("bcc");
  expect(notice?.text).toContain("Ünïcödé 👋 karibu");
  expect(notice?.html).not.toContain("<script>");
  expect(notice?.html).not.toContain("<b>Ü");
});
