import { mkdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, inject, test } from "vitest";
import type { Browser } from "./engines/browser";
import { engines } from "./engines/engines";
import { type Visitor, visitorAt } from "./visitor";

type Walk = (visitor: Visitor) => Promise<void>;

/** Walks in each engine that this machine has, each time as somebody who was never here before. */
export function journey(title: string, walks: Record<string, Walk>, among = engines) {
  const chosen = process.env.ENGINES?.split(",");
  const present = among.filter(({ name }) => chosen?.includes(name) ?? true);
  if (present.length === 0) test.skip(title);
  describe.each(present)(`${title} in $name`, ({ name, start }) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await start();
    });
    afterAll(() => browser?.close());

    test.each(Object.entries(walks))("%s", async (what, walk) => {
      const tab = await browser.newTab();
      const visitor = visitorAt(tab, inject("siteUrl"));
      try {
        await visitor.resize(1280, 900);
        await walk(visitor);
      } catch (error) {
        await keepPicture(visitor, `${name} ${title} ${what}`).catch(console.error);
        throw error;
      } finally {
        await tab.close();
      }
    });
  });
}

/** The window at the moment of the failure. */
async function keepPicture(visitor: Visitor, name: string) {
  const folder = "test-results/browsers";
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name.replaceAll(/\W+/g, "-")}.png`;
  writeFileSync(file, await visitor.picture(), "base64");
  console.error(`See ${file}`);
}
