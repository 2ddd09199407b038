import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon";
import { brandNames, lucideNames } from "./icon-names";

test("the sprite holds every name", () => {
  const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
  const missing = [...lucideNames, ...brandNames].filter((name) => !sprite.includes(`<symbol id="${name}">`));
  expect(missing, "run `npm run icons`").toEqual([]);
});

test("an icon is decoration, taken from the sprite", () => {
  const html = renderToStaticMarkup(<Icon name="check" size="s" />);
  expect(html).toMatch(/^<svg class="icon icon--s" aria-hidden="true"/);
  expect(html).toMatch(/<use href="[^"]*icons[^"]*\.svg#check"/);
});
