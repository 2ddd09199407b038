import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../tests/mail-server";
import { messageId, openMail } from "./mail.server";

const email = {
  key: "message:42:sales",
  to: "sales@velto.example",
  replyTo: "asha@duka.example",
  subject: "Habari, a message from Asha Wanjikū",
  title: "A message",
  parts: ["Bei gani?\nKaribu."],
};
const mailFrom = "Velto <info@velto.example>";

describe("with a mail server", () => {
  let server: MailServer;
  afterEach(() => server.close());

  test("an email arrives whole", async () => {
    server = await startMailServer();
    await smtp().send(email);
    expect(server.emails).toHaveLength(1);
    expect(server.emails[0]).toMatchObject({
      recipients: ["sales@velto.example"],
      from: { name: "Velto", address: "info@velto.example" },
      to: [{ address: "sales@velto.example" }],
      replyTo: [{ address: "asha@duka.example" }],
      subject: email.subject,
      messageId: messageId(email.key, mailFrom),
    });
    expect(server.emails[0]?.text).toContain("Bei gani?\nKaribu.");
    expect(server.emails[0]?.html).toContain("Bei gani?<br>Karibu.");
  });

  test("nothing arrives when the email is held back at the last moment", async () => {
    server = await startMailServer();
    const refusal = async () => {
      throw new Error("held back");
    };
    await expect(smtp().send(email, refusal)).rejects.toThrow("held back");
    expect(server.emails).toHaveLength(0);
  });

  test("the email is handed over before the server has it", async () => {
    server = await startMailServer();
    const arrived: number[] = [];
    await smtp().send(email, async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      arrived.push(server.emails.length);
    });
    expect(arrived).toEqual([0]);
    expect(server.emails).toHaveLength(1);
  });

  test("a refusal carries the server's code", async () => {
    server = await startMailServer(() => {
      throw Object.assign(new Error("mailbox full"), { responseCode: 452 });
    });
    await expect(smtp().send(email)).rejects.toMatchObject({ responseCode: 452 });
  });

  test.each([
    ["a subject", { subject: "Hello\r\nBcc: all@duka.example" }],
    ["a subject with other line ends", { subject: "Hello\u2028\nBcc: all@duka.example" }],
  ])("%s can't add a header", async (_, change) => {
    server = await startMailServer();
    await smtp().send({ ...email, ...change });
    expect(server.emails[0]?.recipients).toEqual(["sales@velto.example"]);
    expect(server.emails[0]?.subject).toBe("Hello Bcc: all@duka.example");
    expect(server.emails[0]?.headers.map(({ key }) => key)).not.toContain("bcc");
  });

  test.each([
    ["to", "a@duka.example, b@duka.example"],
    ["to", "a@duka.example\r\nRCPT TO:<b@duka.example>"],
    ["to", "<a@duka.example>"],
    ["replyTo", "a@duka.example\nBcc: b@duka.example"],
    ["replyTo", "nobody"],
    ["key", "../../etc/passwd"],
  ])("%s can't be %j", async (field, value) => {
    server = await startMailServer();
    await expect(smtp().send({ ...email, [field]: value })).rejects.toThrow(`The email's ${field}`);
    expect(server.emails).toHaveLength(0);
  });

  function smtp() {
    return openMail({ smtpUrl: server.url, mailFrom, dataDir: "/nowhere" });
  }
});

test("a mail server that is away is an error, soon", async () => {
  const mail = openMail({ smtpUrl: "smtp://127.0.0.1:9", mailFrom, dataDir: "/nowhere" });
  await expect(mail.send(email)).rejects.toThrow("ECONNREFUSED");
});

test("without a mail server an email becomes one file, however often it is sent", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "velto-mail-"));
  const mail = openMail({ smtpUrl: undefined, mailFrom, dataDir });
  await mail.send(email);
  await mail.send(email);
  expect(readdirSync(join(dataDir, "outbox"))).toEqual(["message.42.sales.eml"]);
  const parsed = await PostalMime.parse(readFileSync(join(dataDir, "outbox/message.42.sales.eml")));
  expect(parsed).toMatchObject({ subject: email.subject, replyTo: [{ address: "asha@duka.example" }] });
  rmSync(dataDir, { recursive: true });
});
