import pino from "pino";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { signInWith } from "~/access/sign-in-link.server";
import { readConfig } from "~/config.server";
import { openServices } from "~/services.server";
import type { Services } from "~/services-context";
import { createDataDir, emptyDatabase, onEachDatabase } from "../../tests/databases";
import { queuedEmails } from "../../tests/emails";
import { temporaryFolder } from "../../tests/temporary-folder";
import { runStaffCommand } from "./staff-command.server";
import { listenForStaffCommands } from "./staff-socket.server";
import { staffWork } from "./staff-work.server";

onEachDatabase((services) => {
  beforeEach(() => emptyDatabase(services()));

  test("makes, lists and changes accounts", async () => {
    const run = async (...args: string[]) => {
      const lines: string[] = [];
      const { db, config } = services();
      const code = await staffWork(args)?.({ db, config }, (line) => lines.push(line));
      return { code, lines };
    };
    expect(await run("list")).toEqual({ code: 0, lines: ["There is nobody yet."] });

    const added = await run("add", "Jane@example.co.ke", "--role", "owner", "--name", "Jane Wambui");
    expect(added.code).toBe(0);
    const token = /\/staff\/sign-in\/([\w-]+)$/.exec(added.lines.join())?.[1] ?? "";
    expect((await run("add", "jane@example.co.ke", "--role", "sales")).code).toBe(1);
    expect((await run("list")).lines).toEqual(["jane@example.co.ke  owner  invited  Jane Wambui"]);

    expect(await signInWith(services(), token)).toMatchObject({ cookie: expect.any(String) });
    expect((await run("off", "jane@example.co.ke")).lines.join()).toContain("at least one owner");
    expect((await run("role", "jane@example.co.ke", "sales")).code).toBe(1);
    await run("add", "brian@example.co.ke", "--role", "sales");
    expect(await run("off", "brian@example.co.ke")).toEqual({ code: 0, lines: ["brian is switched off."] });
    expect((await run("link", "brian@example.co.ke")).code).toBe(1);
    expect((await run("on", "brian@example.co.ke")).code).toBe(0);
    expect((await run("role", "brian@example.co.ke", "support")).code).toBe(0);
    const { siteUrl } = services().config;
    expect((await run("link", "brian@example.co.ke")).lines.join()).toContain(`${siteUrl}/staff/sign-in/`);
    expect((await run("off", "nobody@example.co.ke")).code).toBe(1);
    expect((await run("list")).lines).toEqual([
      "jane@example.co.ke  owner  active  Jane Wambui",
      "brian@example.co.ke  support  invited  brian",
    ]);
    expect(await queuedEmails(services())).toEqual([]);
  });
});

test("asks the running site, which has the embedded database open", async () => {
  const config = readConfig({ DATA_DIR: await createDataDir() });
  await siteRuns(config, async (services) => {
    await expect(runner(config)("list")).rejects.toThrow("is in use by another process");
    const server = listenForStaffCommands(services);
    onTestFinished(() => void server?.close());
    const added = await runner(config)("add", "jane@example.co.ke", "--role", "owner");
    expect(added.lines.join()).toContain("/staff/sign-in/");
    expect((await runner(config)("list")).lines).toEqual(["jane@example.co.ke  owner  invited  jane"]);
  });
});

test("makes the database where there is none yet", async () => {
  const empty = temporaryFolder();
  const { code } = await runner(readConfig({ DATA_DIR: empty }))(
    "add",
    "jane@example.co.ke",
    "--role",
    "owner",
  );
  expect(code).toBe(0);
});

test.each([
  [],
  ["add"],
  ["add", "jane@example.co.ke"],
  ["add", "jane@example.co.ke", "--role", "king"],
  ["role", "jane@example.co.ke", "king"],
  ["off"],
  ["list", "x"],
  ["remove", "jane@example.co.ke"],
  ["add", "jane@example.co.ke", "--admin"],
])("%s %s %s %s explains how it is used", async (...args) => {
  const { code, lines } = await runner(readConfig({ DATA_DIR: "/nowhere" }))(...args);
  expect(code).toBe(2);
  expect(lines.join()).toContain("npm run staff -- add");
});

type Config = ReturnType<typeof readConfig>;

function runner(config: Config) {
  return async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runStaffCommand(config, args, (line) => lines.push(line));
    return { code, lines };
  };
}

async function siteRuns(config: Config, work: (services: Services) => Promise<void>) {
  const services = await openServices(config, pino({ level: "silent" }));
  try {
    await work(services);
  } finally {
    await services.close();
  }
}
