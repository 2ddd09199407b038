import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, test } from "vitest";
import { openDocuments } from "~/documents/documents.server";
import { priceTable } from "~/documents/price-table";
import { shillings } from "~/money/cents";
import { type MailServer, startMailServer } from "../../tests/mail-server";
import { pdfText } from "../../tests/pdf";
import { temporaryFolder } from "../../tests/temporary-folder";
import { compose, messageId } from "./compose.server";
import { openMail, smtpOptions } from "./mail.server";

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
    expect(server.emails[0]?.html).toContain("Bei gani?<br/>Karibu.");
    expect(server.emails[0]?.headers.map(({ key }) => key)).not.toContain("x-mailer");
  });

  test("a person's answer is no program's email, and belongs to the thread of the one before", async () => {
    server = await startMailServer();
    const repliesTo = "contact:42:visitor";
    for (const each of [email, { ...email, key: "answer:1", byPerson: { repliesTo } }])
      await smtp().send(each);
    const header = (place: number, name: string) =>
      server.emails[place]?.headers.find(({ key }) => key === name)?.value;
    expect([header(0, "auto-submitted"), header(0, "in-reply-to")]).toEqual(["auto-generated", undefined]);
    const before = messageId(repliesTo, mailFrom);
    expect(["auto-submitted", "in-reply-to", "references"].map((name) => header(1, name))).toEqual([
      undefined,
      before,
      before,
    ]);
  });

  test("a document goes along as a PDF", async () => {
    server = await startMailServer();
    const { table, sums } = priceTable("Machine", [
      { name: "POS Terminal", unitPrice: shillings(20_000), quantity: 2 },
    ]);
    const texts = { title: "Pro-forma", number: "VLT-7K3M9PX", days: [], parties: [], notes: [], foot: [] };
    const document = { ...texts, parties: [{ label: "Buyer", name: "Asha", lines: [] }], table, sums };
    await smtp().send({ ...email, attachments: [{ name: "pro-forma-VLT-7K3M9PX.pdf", paper: document }] });
    const [attached] = server.emails[0]?.attachments ?? [];
    expect(attached).toMatchObject({ filename: "pro-forma-VLT-7K3M9PX.pdf", mimeType: "application/pdf" });
    expect(await pdfText(attached?.content as ArrayBuffer)).toContain("Total ksh 40,000.00");
  });

  test("the user and the password of the URL sign in", async () => {
    const asked: unknown[] = [];
    server = await startMailServer(undefined, {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        asked.push([username, password]);
        done(null, { user: username });
      },
    });
    const smtpUrl = server.url.replace("smtp://", "smtp://velto:p%40ss@");
    await openMail({ smtpUrl, mailFrom, dataDir: "/nowhere" }).send(email);
    expect(asked).toEqual([["velto", "p@ss"]]);
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
    ["to", "a@b.co，root，postmaster"],
    ["to", "a＠b.co"],
    ["to", "a@b。co"],
    ["replyTo", "a@duka.example\nBcc: b@duka.example"],
    ["replyTo", "nobody"],
    ["key", "../../etc/passwd"],
    ["attachments", [{ name: "../x.pdf", paper: {} }]],
  ])("%s can't be %j", async (field, value) => {
    server = await startMailServer();
    await expect(smtp().send({ ...email, [field]: value })).rejects.toThrow(`The email's ${field}`);
    expect(server.emails).toHaveLength(0);
  });

  test("an international domain is sent to in ASCII, one mailbox only", async () => {
    const asked: string[] = [];
    server = await startMailServer(undefined, {
      onRcptTo({ address }, _session, done) {
        asked.push(address);
        done();
      },
    });
    const international = { ...email, to: "asha@bücher.example" };
    await smtp().send(international);
    expect(asked).toHaveLength(1);
    const { to, maxRecipients } = await compose(international, {
      from: mailFrom,
      documents: openDocuments(),
    });
    expect([to.address, maxRecipients]).toEqual(["asha@xn--bcher-kva.example", 1]);
  });

  test("a mail program's own unsubscribe button is offered", async () => {
    server = await startMailServer();
    await smtp().send({ ...email, unsubscribeUrl: "https://velto.example/news/stop/abc" });
    const headers = new Map(server.emails[0]?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe("<https://velto.example/news/stop/abc>");
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  test("where encryption is required, a server without it gets nothing", async () => {
    server = await startMailServer();
    await expect(smtp("?requireTLS=true").send(email)).rejects.toThrow();
    expect(server.emails).toHaveLength(0);
  });

  test("where encryption is required, a server that offers it gets the email encrypted", async () => {
    server = await startMailServer(undefined, { disabledCommands: [] });
    await smtp("?requireTLS=true&tls.rejectUnauthorized=false").send(email);
    expect(server.emails).toMatchObject([{ secure: true }]);
  });

  function smtp(query = "") {
    return openMail({ smtpUrl: server.url + query, mailFrom, dataDir: "/nowhere" });
  }
});

test.each([
  ["smtp://mail.velto.example:587", true],
  ["smtp://user:secret@10.0.0.5", true],
  ["smtp://127.0.0.1.velto.example", true],
  ["smtp://localhost:25", false],
  ["smtp://127.0.0.1:25", false],
  ["smtp://[::1]:25", false],
  ["smtp://mail.velto.example?ignoreTLS=true", false],
])("%s requires encryption: %s", (url, required) => {
  expect(smtpOptions(url).requireTLS).toBe(required);
});

test("the answer to an email's end is awaited as long as RFC 5321 asks for", () => {
  expect(smtpOptions("smtp://mail.velto.example").socketTimeout).toBe(600_000);
});

test("a mail server that is away is an error, soon", async () => {
  const mail = openMail({ smtpUrl: "smtp://127.0.0.1:9", mailFrom, dataDir: "/nowhere" });
  await expect(mail.send(email)).rejects.toThrow("ECONNREFUSED");
});

describe("without a mail server", () => {
  test("an email becomes one file, however often it is sent", async () => {
    const dataDir = temporaryFolder();
    const mail = openMail({ smtpUrl: undefined, mailFrom, dataDir });
    await mail.send(email);
    await mail.send(email);
    expect(readdirSync(join(dataDir, "outbox"))).toEqual(["message.42.sales.eml"]);
    const parsed = await PostalMime.parse(readFileSync(join(dataDir, "outbox/message.42.sales.eml")));
    expect(parsed).toMatchObject({ subject: email.subject, replyTo: [{ address: "asha@duka.example" }] });
  });

  test("only the site's own user can read it, even where an older version left things open", async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, "outbox"), { mode: 0o755 });
    writeFileSync(join(dataDir, "outbox/message.42.sales.eml.part"), "", { mode: 0o644 });
    await openMail({ smtpUrl: undefined, mailFrom, dataDir }).send(email);
    expect(modeOf(join(dataDir, "outbox"))).toBe(0o700);
    expect(modeOf(join(dataDir, "outbox/message.42.sales.eml"))).toBe(0o600);
  });

  function modeOf(path: string) {
    return statSync(path).mode & 0o777;
  }
});
