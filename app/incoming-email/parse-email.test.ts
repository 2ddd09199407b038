import { expect, test } from "vitest";
import * as fixtures from "./fixtures";
import { emailLimits, parseEmail, UnreadableEmailError } from "./parse-email";
import { splitQuoted } from "./quoted-text";

const parse = (text: string) => parseEmail(Buffer.from(text.replaceAll("\n", "\r\n")));

test("a name and a subject in encoded words, and Swahili in quoted-printable", async () => {
  expect(await parse(fixtures.swahili)).toMatchObject({
    kind: "message",
    fromName: "Wanjikũ wa Mwangi",
    fromEmail: "wanjiku@duka.example",
    subject: "Bei ya mashine – tafadhali",
    body: "Habari,\n\nNinahitaji mashine mbili. Naweza kulipa kwa M-Pesa?\n\nAsante sana",
    messageId: "<wanjiku-1@mail.duka.example>",
    recipients: ["info+0123456789abcdef0123456789abcdef@velto.example"],
  });
});

test.each(["gmail", "appleMail", "outlook", "outlookWithoutRule", "wrappedHeader", "swahiliHeader"] as const)(
  "what a %s reply repeats is parted from what it says",
  (program) => {
    const { said, quoted } = splitQuoted(fixtures.replies[program]);
    expect(said).toBe("Yes please, on Thursday.\n\nHalima");
    expect(quoted).toContain("Would Thursday suit you?");
  },
);

test("an answer below or between the quoted lines stays together with them", () => {
  for (const text of [
    "On Tue, Tom wrote:\n> Would Thursday suit you?\nYes it would.",
    "> Which shop?\nThe one in Thika.\n> Which day?\nThursday.",
  ]) {
    expect(splitQuoted(text)).toEqual({ said: text, quoted: "" });
  }
  expect(splitQuoted("Price > 20,000?\nFrom: here to there")).toMatchObject({ quoted: "" });
  expect(splitQuoted("> nothing but a quote")).toEqual({ said: "> nothing but a quote", quoted: "" });
});

test("HTML becomes plain words: no scripts, no styles, no pictures, links by their address", async () => {
  const { body, quoted } = await parse(fixtures.htmlOnly);
  expect(body).toBe("Hello Tom,\n\nSee our shop (https://duka.example/shop).\n\n- two tills\n- one printer");
  expect(quoted).toContain("> Which machines do you need?");
  expect(body + quoted).not.toMatch(/alert|color|<|track/);
});

test("a bounce is known by its report, with its reason and our email in it (RFC 3464)", async () => {
  const bounce = await parse(fixtures.bounce);
  expect(bounce).toMatchObject({
    kind: "bounce",
    reason: "5.1.1 550 5.1.1 <halima@duka.example>: Recipient address rejected: User unknown",
  });
  expect(bounce.before).toContain(fixtures.ourId);
  expect(await parse(fixtures.bounceInWords)).toMatchObject({
    kind: "bounce",
    reason: "550 No such user here",
    before: [fixtures.ourId],
  });
  expect((await parse(fixtures.delayed)).kind).toBe("automatic");
});

test("programs are known by what they say of themselves (RFC 3834)", async () => {
  for (const header of [
    "Auto-Submitted: auto-replied (vacation)",
    "Auto-Submitted: auto-generated",
    "Precedence: bulk",
    "X-Autoreply: yes",
    "List-Unsubscribe: <https://news.example/off>",
    "Return-Path: <>",
    "Subject: Automatic reply: Your demo",
    "Subject: Out of office until Monday",
    "From: no-reply@bank.example",
  ]) {
    expect((await parse(`${header}\n${fixtures.plain}`)).kind, header).toBe("automatic");
  }
  for (const header of ["Auto-Submitted: no", "Subject: Re: out of stock", "X-Spam-Flag: NO"]) {
    expect(await parse(`${header}\n${fixtures.plain}`), header).toMatchObject({
      kind: "message",
      isSpam: false,
    });
  }
  expect((await parse(`X-Spam-Flag: YES\n${fixtures.plain}`)).isSpam).toBe(true);
});

test("files are kept by type, size and number, under names that can't mislead", async () => {
  const { files } = await parse(fixtures.withFiles);
  expect(files.map(({ name, refused }) => [name, refused])).toEqual([
    ["KRA PIN cheti.pdf", null],
    ["etc passwd.pdf", null],
    ["invoice.pdf.exe", "type"],
    ["gpj.exe", "type"],
    ["winmail.dat", "type"],
    ["shop.zip", "type"],
    ["unnamed.jpeg", null],
  ]);
  expect(files[0]?.content?.toString()).toBe("%PDF-1.4 test");
  const many = await parse(fixtures.manyFiles(14));
  expect(many.files.map(({ refused }) => refused)).toEqual([
    ...Array(10).fill(null),
    ...Array(4).fill("count"),
  ]);
});

test("empty and broken emails are read as far as they go", async () => {
  expect(await parseEmail(Buffer.from(""))).toMatchObject({ kind: "message", fromEmail: null, body: "" });
  expect(await parse('From: <a@b>, "c" <<>\nSubject: =?utf-8?B?!!?=\n\n\u0000text')).toMatchObject({
    body: "text",
  });
  expect(await parse("\n\n--no headers\n--")).toMatchObject({ fromEmail: null });
  const latin = Buffer.from(
    "From: a@b.example\r\nContent-Type: text/plain; charset=x-none\r\n\r\nKar\xefbu",
    "latin1",
  );
  expect((await parseEmail(latin)).body).toMatch(/^Kar.bu$/);
});

test("what is made to be too much is refused, quickly", async () => {
  const began = performance.now();
  const huge = Buffer.alloc(emailLimits.bytes + 1);
  const manyParts = `Content-Type: multipart/mixed; boundary=b\n\n${"--b\n\nx\n".repeat(2_000)}`;
  const deep = Array.from(
    { length: 60 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  );
  const headers = `${"X-Long: y\n".repeat(60_000)}\nbody`;
  await expect(parseEmail(huge)).rejects.toThrow("larger than 20 MB");
  for (const bomb of [manyParts, deep.join(""), headers]) {
    await expect(parse(bomb)).rejects.toThrow(UnreadableEmailError);
  }
  const nested = `${"<div>".repeat(100_000)}deep`;
  expect((await parse(`Content-Type: text/html\n\n${nested}`)).quoted).toBe("");
  const long = await parse(`Subject: ${"s".repeat(5_000)}\n\n${"On x ".repeat(200_000)}`);
  expect([long.subject.length, long.body.length]).toEqual([500, emailLimits.text]);
  // Each took seconds and more where a pattern's work grew with the square of the length.
  const header = await parse(`To: ${"a".repeat(200_000)}\nFrom: Asha <asha@duka.example>\n\nHi`);
  expect([header.body, header.recipients]).toEqual(["Hi", []]);
  const sentence = `On ${"schrieb ".repeat(24_000)}`;
  expect((await parse(`Subject: x\n\nHi\n${sentence}`)).quoted).toBe("");
  const spaces = `<p>Hi</p>${"<b> </b>".repeat(24_000)}`;
  expect((await parse(`Content-Type: text/html\n\n${spaces}`)).body).toBe("Hi");
  expect(performance.now() - began).toBeLessThan(60_000);
});
