import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBidi, type Send } from "./bidi";
import type { Browser, Tab } from "./browser";
import { startProgram } from "./program";

/** Headless it has no pointer; with 6 it has a mouse, which may hover. Without motion nothing has to be waited for. */
const preferences = {
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "ui.prefersReducedMotion": 1,
  "layout.css.prefers-color-scheme.content-override": 1,
};

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(extra: Record<string, unknown> = {}): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), "velto-firefox-"));
  const lines = Object.entries({ ...preferences, ...extra }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const address = /WebDriver BiDi listening on (ws:\S+)/;
  const program = await startProgram(
    "firefox-esr",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { env: { HOME: profile }, isReady: (output) => address.test(output) },
  );
  const bidi = await openBidi(`${address.exec(program.output)?.[1]}/session`);
  await bidi.send("session.new", { capabilities: {} });
  return {
    newTab: () => newTab(bidi.send),
    async close() {
      bidi.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function newTab(send: Send): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>("browser.createUserContext", {});
  const { context } = await send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  return {
    open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async run(script, ...args) {
      const { type, result, exceptionDetails } = await send<ScriptResult>("script.callFunction", {
        functionDeclaration: `async (args) => JSON.stringify(await (${script})(...JSON.parse(args)))`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (type === "exception") throw new Error(exceptionDetails?.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    act: (actions) => send("input.performActions", { context, actions }),
    resize: (width, height) => send("browsingContext.setViewport", { context, viewport: { width, height } }),
    picture: async () =>
      (await send<{ data: string }>("browsingContext.captureScreenshot", { context })).data,
    close: () => send("browser.removeUserContext", { userContext }),
  };
}

type ScriptResult = {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
};
