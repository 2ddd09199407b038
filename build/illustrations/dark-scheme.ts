import { readFileSync } from "node:fs";
import { parse } from "postcss";
import type { CustomPlugin } from "svgo";

const source = new URL("../../app/illustrations/dark.css", import.meta.url);

/** Gives a file the dark values of the colours it uses: an `img` inherits nothing from its page. */
export const darkScheme: CustomPlugin = {
  name: "darkScheme",
  fn() {
    const used = new Set<string>();
    return {
      element: {
        enter({ attributes }) {
          for (const value of Object.values(attributes)) {
            for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) if (name) used.add(name);
          }
        },
        exit(node, parent) {
          if (node.name !== "svg" || parent.type !== "root") return;
          const style = { type: "text" as const, value: darkValues(used) };
          node.children.unshift({ type: "element", name: "style", attributes: {}, children: [style] });
        },
      },
    };
  },
};

function darkValues(used: Set<string>): string {
  const css = parse(readFileSync(source, "utf8"));
  const values: string[] = [];
  css.walkDecls(({ prop, value }) => {
    if (used.has(prop)) values.push(`${prop}:${value}`);
  });
  return `@media (prefers-color-scheme:dark){svg{${values.join(";")}}}`;
}
