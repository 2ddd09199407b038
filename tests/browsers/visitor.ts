import { type KeyAction, PageGone, type Tab } from "./engines/browser";
import { until } from "./engines/until";
import { type Found, find, type Part } from "./find";

/** A person at a browser: looks for what can be seen, points at it and types, and waits until it is there. */
export type Visitor = ReturnType<typeof visitorAt>;

export function visitorAt(tab: Tab, site: string) {
  return {
    open,
    run,
    resize: tab.resize,
    picture: tab.picture,
    see,
    wait,
    miss,
    click,
    type,
    fill,
    press,
    follow,
  };

  /** Text is laid out anew when the fonts come, and what the application moves waits for it: nothing is pressed before. */
  async function open(path: string) {
    await tab.open(new URL(path, site).href);
    await wait(() =>
      [...document.fonts].some((font) => /Figtree Variable/.test(font.family) && font.status === "loaded"),
    );
    await wait(
      () =>
        document.documentElement.dataset.application !== "waits" &&
        !document.querySelector(".used-part > [aria-busy=true]"),
    );
  }

  /** Asks the page, and again if it was replaced in the meantime. */
  async function run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) {
    try {
      return await tab.run(script, ...args);
    } catch (error) {
      if (!(error instanceof PageGone)) throw error;
      return await tab.run(script, ...args);
    }
  }

  /** Waits until the function says yes in the page. */
  async function wait<Args extends unknown[]>(script: (...args: Args) => boolean, ...args: Args) {
    await until(
      () => run(script, ...args),
      async () => `Not so: ${script} ${JSON.stringify(args)} on ${await where()}`,
    );
  }

  async function see(part: Part): Promise<Found> {
    let found: Found | null = null;
    await until(
      async () => {
        found = await run(find, part);
        return found !== null;
      },
      async () => `Not to be seen: ${JSON.stringify(part)} on ${await where()}`,
    );
    return found as unknown as Found;
  }

  async function miss(part: Part) {
    await until(
      async () => (await run(find, part)) === null,
      async () => `Still there: ${JSON.stringify(part)} on ${await where()}`,
    );
  }

  /** Points at the middle of the part once it lies still and nothing covers it. */
  async function click(part: Part) {
    await point(await see({ ...part, isReachable: true }));
  }

  async function point({ x, y }: { x: number; y: number }) {
    const down = { type: "pointerDown", button: 0 } as const;
    const up = { type: "pointerUp", button: 0 } as const;
    const actions = [{ type: "pointerMove" as const, x: Math.round(x), y: Math.round(y) }, down, up];
    await tab.act([{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }]);
  }

  async function type(text: string) {
    await keys([...text].flatMap((key) => stroke(key)));
  }

  async function press(...names: (keyof typeof namedKeys)[]) {
    for (const name of names) await keys(stroke(namedKeys[name]));
  }

  async function keys(actions: KeyAction[]) {
    await tab.act([{ type: "key", id: "keyboard", actions }]);
  }

  /** Types into the fields of these names. */
  async function fill(values: Record<string, string>, frame?: string) {
    for (const [name, value] of Object.entries(values)) {
      const css = `[name="${name}"]`;
      await click({ css, frame });
      await type(value);
      await until(
        async () => (await run(find, { css, frame }))?.value === value,
        `${name} does not take what is typed`,
      );
    }
  }

  /** Clicks and waits until the address is the one it leads to. */
  async function follow(part: Part, path: string) {
    await click(part);
    await wait((wanted) => location.pathname === wanted, path);
  }

  async function where() {
    const [address, text] = await run(() => [location.href, document.activeElement?.outerHTML.slice(0, 200)]);
    return `${address}, focus on ${text}`;
  }
}

/** As WebDriver numbers them. */
const namedKeys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

function stroke(value: string): KeyAction[] {
  return [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
}
