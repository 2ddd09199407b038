import { expect, test } from "vitest";
import { catalogue } from "./catalogue";

test.each(catalogue.map((machine) => [machine.name, machine] as const))(
  "%s: six feature cards, none of which repeats the specification table",
  (_, { features, specs }) => {
    expect(features).toHaveLength(6);
    const figures = specs.flatMap(({ value }) => value.match(/\d[\d.x]*/g) ?? []);
    const names = specs.flatMap(({ name, value }) => [name.toLowerCase(), value.toLowerCase()]);
    expect(figures.length).toBeGreaterThan(0);
    for (const { title, text } of features) {
      expect(figures.filter((figure) => `${title} ${text}`.includes(figure))).toEqual([]);
      expect(names).not.toContain(title.toLowerCase());
    }
  },
);
