import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openPool } from "~/db/open.server";
import { sentEmails } from "~/db/schema";
import { openMail } from "~/email/mail.server";
import { openLog } from "~/log.server";
import { startCable } from "../../tests/cable";
import { createPostgresDatabase, emptyDatabase, onEachDatabase } from "../../tests/databases";
import { startMailServer } from "../../tests/mail-server";
import { postgresTemplate } from "../../tests/templates";
import { sendEmail } from "./send-email.server";

const email = {
  key: "order:VLT-7K3M9PQ2:buyer",
  to: "asha@duka.example",
  subject: "Your order",
  title: "Your order",
  parts: ["Asante."],
};

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  describe("a mail server's no", () => {
    test.each([
      ["to the recipient, for good, rejects the email", { onRcptTo: refusal(550) }, "rejected"],
      ["to the recipient, for now, is asked again", { onRcptTo: refusal(451) }, "retry"],
      ["to the sender, for good, is asked again", { onMailFrom: refusal(553) }, "retry"],
      ["to the sender, for now, is asked again", { onMailFrom: refusal(421) }, "retry"],
      ["to whoever connects is asked again", { onConnect: refusal(554) }, "retry"],
    ])("%s", async (_, options, state) => {
      const server = await mailServer(undefined, options);
      expect(await send(server.url)).toMatchObject({ state });
      expect(await services().db.select().from(sentEmails)).toEqual([]);
    });

    test.each([
      [554, "rejected"],
      [452, "retry"],
    ])("to the text, as %i, is an email that is %s", async (responseCode, state) => {
      const server = await mailServer(() => {
        throw Object.assign(new Error("5.7.1 no"), { responseCode });
      });
      expect(await send(server.url)).toEqual({ state, reason: `${responseCode} 5.7.1 no` });
      expect(await services().db.select().from(sentEmails)).toEqual([]);
    });

    test("to the password can be mended, and the email is tried again", async () => {
      const server = await mailServer(undefined, {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(new Error("wrong password")),
      });
      const url = server.url.replace("smtp://", "smtp://velto:wrong@");
      expect(await send(url)).toMatchObject({ state: "retry", reason: expect.stringContaining("535") });
    });
  });

  test("a connection that breaks before the text is asked for is tried again", async () => {
    const server = await mailServer(undefined, { onRcptTo: () => cable.cut() });
    const cable = await startCable(new URL(server.url));
    onTestFinished(cable.close);
    expect(await send(cable.url)).toMatchObject({ state: "retry" });
    expect(await services().db.select().from(sentEmails)).toEqual([]);
  });

  test("an email whose answer was lost is sent again, with the same Message-ID", async () => {
    const server = await mailServer((_email, attempt) => {
      if (attempt === 1) cable.cut();
    });
    const cable = await startCable(new URL(server.url));
    onTestFinished(cable.close);
    expect(await send(cable.url)).toMatchObject({ state: "retry" });
    cable.mend();
    expect(await send(cable.url)).toEqual({ state: "sent" });
    expect(server.emails).toHaveLength(2);
    expect(new Set(server.emails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test("an email that has left is not sent again", async () => {
    const server = await mailServer();
    for (let time = 0; time < 3; time++) expect(await send(server.url)).toEqual({ state: "sent" });
    expect(server.emails).toHaveLength(1);
    const rows = await services().db.select().from(sentEmails);
    expect(rows).toMatchObject([{ emailKey: email.key, sentAt: expect.any(Date) }]);
  });

  test("an email that an earlier release handed over without an answer is sent", async () => {
    await services().db.insert(sentEmails).values({ emailKey: email.key });
    const server = await mailServer();
    expect(await send(server.url)).toEqual({ state: "sent" });
    expect(server.emails).toHaveLength(1);
  });

  test("an email with a wrong address is not tried at all", async () => {
    const wrong = { ...email, to: "a@b.co，root，postmaster" };
    expect(await sendEmail(services(), wrong)).toMatchObject({ state: "rejected" });
  });

  function send(smtpUrl: string) {
    const mail = openMail({ smtpUrl, mailFrom: "info@velto.example", dataDir: "/nowhere" });
    return sendEmail({ ...services(), mail }, email);
  }
});

test("a database that goes away just after the email went out is told when it is back", async () => {
  const cable = await startCable(new URL(await createPostgresDatabase(postgresTemplate)));
  const database = openPool(cable.url, openLog("silent"));
  const server = await mailServer(() => {
    cable.cut();
    setTimeout(cable.mend, 1_500);
  });
  const mail = openMail({ smtpUrl: server.url, mailFrom: "info@velto.example", dataDir: "/nowhere" });
  const services = { db: database.db, mail, log: openLog("silent") };
  expect(await sendEmail(services, email)).toEqual({ state: "sent" });
  expect(await sendEmail(services, email)).toEqual({ state: "sent" });
  expect(server.emails).toHaveLength(1);
  await database.close();
  await cable.close();
});

async function mailServer(...given: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...given);
  onTestFinished(server.close);
  return server;
}

function refusal(responseCode: number) {
  return (...given: unknown[]) => {
    const done = given.at(-1) as (error: Error) => void;
    done(Object.assign(new Error("no"), { responseCode }));
  };
}
