import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon";
import { brandNames, lucideNames } from "./icon-names";

test("the sprite holds every name", () => {
  const missing = [...lucideNames, ...brandNames].filter((name) => !sprite.includes(`<symbol id="${name}" `));
  expect(missing, "run `npm run icons`").toEqual([]);
});

test("the server writes the shapes, not a reference", () => {
  const html = renderToStaticMarkup(<Icon name="check" />);
  expect(html).toContain('<path d="M20 6 9 17l-5-5"/>');
  expect(html).not.toContain("<use");
});

test("one that is out of sight at first waits, as a reference", () => {
  expect(renderToStaticMarkup(<Icon name="check" late />)).toMatch(/<noscript>.*<use href="[^"]*#check"\/>/);
});

test("an icon is decoration", () => {
  expect(renderToStaticMarkup(<Icon name="check" size="s" />)).toMatch(
    /^<svg class="i i--s" aria-hidden="true"/,
  );
});

const sprite = readFileSync(new URL("./icons.svg", import.meta.url), "utf8");
