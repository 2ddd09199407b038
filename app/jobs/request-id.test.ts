import { expect, onTestFinished, test } from "vitest";
import { openLog } from "~/log.server";
import { formPost, openSite } from "../../tests/app";
import { openTestServices } from "../../tests/databases";
import { emailsSettled } from "../../tests/emails";
import { startMailServer } from "../../tests/mail-server";
import { listFailedEmails } from "./failed-emails.server";

test("an email that fails is logged and listed with the id of the request that caused it", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = openLog("info", { write: (line: string) => void lines.push(JSON.parse(line)) });
  const server = await startMailServer(undefined, {
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode: 550 })),
  });
  onTestFinished(server.close);
  const services = await openTestServices("postgres", { SMTP_URL: server.url }, log);
  onTestFinished(services.close);

  const input = { name: "Asha", email: "asha@duka.example", message: "Do you sell scales?" };
  const answer = await (await openSite(services)).request("/contact", formPost(input));
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get("x-request-id");
  await emailsSettled(services);
  const failures = lines.filter(({ msg }) => msg === "an email failed for good");
  expect(failures).toMatchObject([{ requestId }, { requestId }]);
  expect(await listFailedEmails(services)).toMatchObject([{ requestId }, { requestId }]);
});
