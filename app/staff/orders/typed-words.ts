import { machines } from "~/catalogue/machines";
import type { OrderStep, Typed } from "./steps/order-step";

/** What stands in a step's form, by its labels: a choice by its words, machines by their names. */
export function typedWords({ fields = [] }: OrderStep, typed: Typed): [label: string, text: string][] {
  const counts = machines.map(({ id, name }): [string, string] => [name, typed[id] ?? ""]);
  const others = fields.flat().map((spec): [string, string] => {
    const text = typed[spec.name] ?? "";
    if (spec.kind === "hidden") return ["", ""];
    const options = "options" in spec ? spec.options : [];
    return [spec.label, options.find(([value]) => value === text)?.[1] ?? text];
  });
  return [...counts, ...others].filter(([label, text]) => label && text);
}
