import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~/config.server";
import { lockFolder } from "~/db/folder-lock.server";
import { openDatabase } from "~/db/open.server";
import { openLog } from "~/log.server";
import { servicesOn } from "~/services.server";
import { createDataDir, createPostgresDatabase, databaseKinds } from "../../tests/databases";
import { emailsSettled } from "../../tests/emails";
import { startMailServer } from "../../tests/mail-server";
import { postgresTemplate } from "../../tests/templates";
import { runFailedEmails } from "./command.server";

const email = {
  key: "order:VLT-7K3M9PQ2:buyer",
  to: "asha@duka.example",
  subject: "Your order",
  title: "",
  parts: [],
};

test.each(databaseKinds)("lists failed emails and queues them again (%s)", async (kind) => {
  let refused = true;
  const server = await startMailServer(undefined, {
    onRcptTo: (_address, _session, done) =>
      done(refused ? Object.assign(new Error("no\u001b[2Jsuch user"), { responseCode: 550 }) : null),
  });
  onTestFinished(server.close);
  const env: Record<string, string> = { DATA_DIR: await createDataDir(), SMTP_URL: server.url };
  if (kind === "postgres") env.DATABASE_URL = await createPostgresDatabase(postgresTemplate);

  await siteRuns(env, async (services) => {
    await services.jobs.queueEmails(services.db, [email, { ...email, key: "order:VLT-7K3M9PQ2:sales" }]);
    await emailsSettled(services);
  });
  const [listed, ...more] = (await run(env)).lines;
  expect(listed).toMatch(
    /^[0-9a-f-]{36} .* rejected\n {2}To asha@duka.example: Your order\n {2}550 no \[2Jsuch user$/,
  );
  expect(more).toHaveLength(1);

  refused = false;
  const id = listed?.slice(0, 36) ?? "";
  expect(await run(env, "resend", id)).toEqual({ code: 0, lines: [`${id} is queued again.`] });
  expect(await run(env, "resend", id)).toEqual({ code: 1, lines: [`${id} is not among the failed emails.`] });
  expect((await run(env, "resend", "--all")).lines).toHaveLength(1);
  expect(await run(env)).toEqual({ code: 0, lines: ["There are no failed emails."] });
  await siteRuns(env, emailsSettled);
  expect(server.emails).toHaveLength(2);
});

test.each([["send"], ["resend"], ["resend", "order:VLT-7K3M9PQ2:buyer"], ["list", "x"]])(
  "%s explains how it is used",
  async (...args) => {
    const { code, lines } = await run({ DATA_DIR: "/nowhere" }, ...args);
    expect(code).toBe(2);
    expect(lines.join()).toContain("resend <id>");
  },
);

test("where no site has run, it makes no database", async () => {
  const { code, lines } = await run({ DATA_DIR: "/nowhere" });
  expect(code).toBe(1);
  expect(lines.join()).toContain("There is no database in /nowhere");
});

test("while the site runs on the embedded database, it says what to do", async () => {
  const folder = await createDataDir();
  onTestFinished(lockFolder(`${folder}/db`));
  await expect(run({ DATA_DIR: folder })).rejects.toThrow("is in use by another process");
});

async function siteRuns(
  env: Record<string, string>,
  work: (services: Awaited<ReturnType<typeof servicesOn>>) => Promise<void>,
) {
  const log = openLog("silent");
  const config = readConfig(env);
  const services = await servicesOn(await openDatabase(config, log), config, log);
  try {
    await work(services);
  } finally {
    await services.close();
  }
}

async function run(env: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await runFailedEmails(args, env, (line) => void lines.push(line));
  return { code, lines };
}
