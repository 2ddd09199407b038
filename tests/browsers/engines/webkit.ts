import { fileURLToPath } from "node:url";
import { freePort } from "../../free-port";
import { type Browser, PageGone, type Tab } from "./browser";
import { startProgram } from "./program";
import { until } from "./until";

const window = fileURLToPath(new URL("webkit-window.py", import.meta.url));

/** WebKitGTK over classic WebDriver, on a display that nobody sees; `without` names features to switch off. */
export async function startWebkit({ without = [] }: { without?: string[] } = {}): Promise<Browser> {
  const display = await startProgram("Xvfb", ["-displayfd", "1", "-screen", "0", "1920x1200x24"], {
    isReady: (output) => /^\d+$/m.test(output),
  });
  const port = await freePort();
  const driver = await startProgram("WebKitWebDriver", [`--port=${port}`], {
    env: { DISPLAY: `:${/^\d+$/m.exec(display.output)}`, GDK_BACKEND: "x11", NO_AT_BRIDGE: "1" },
  });
  await until(() => answers(`http://127.0.0.1:${port}/status`), "WebKitWebDriver does not answer");
  return {
    newTab: () => newTab(`http://127.0.0.1:${port}`, without),
    async close() {
      await driver.stop();
      await display.stop();
    },
  };
}

/** A session is a window of its own with an empty storage. */
async function newTab(driver: string, args: string[]): Promise<Tab> {
  const { sessionId } = await ask<{ sessionId: string }>("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": { binary: window, args } } },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    open: (url) => ask("POST", `${session}/url`, { url }),
    async run(script, ...args) {
      const result = await ask<string | null>("POST", `${session}/execute/async`, {
        script: `const done = arguments[1];
          (async () => JSON.stringify(await (${script})(...JSON.parse(arguments[0]))))()
            .then(done, (error) => done(JSON.stringify({ thrown: String(error) })));`,
        args: [JSON.stringify(args)],
      });
      const value = result === null ? undefined : JSON.parse(result);
      if (value?.thrown) throw new Error(value.thrown);
      return value;
    },
    act: (actions) => ask("POST", `${session}/actions`, { actions }),
    resize: (width, height) => ask("POST", `${session}/window/rect`, { width, height }),
    picture: () => ask("GET", `${session}/screenshot`),
    close: () => ask("DELETE", session),
  };
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** What WebKit says of a page that a navigation has replaced. */
const gone = /no such window|stale element|javascript error.*(navigat|unload)/i;

async function ask<Result = void>(method: string, url: string, body?: object): Promise<Result> {
  const answer = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
  if (answer.ok) return value;
  const text = `${value.error}: ${value.message}`;
  throw gone.test(text) ? new PageGone(text) : new Error(text);
}
