import { moneyMethods } from "~/orders/steps/content";
import { methodNames } from "~/payments/method-names";
import type { FieldSpec } from "../field";

export const optional = "Optional";

export const amount = { aside: "in ksh", inputMode: "decimal", required: true } as const;

export function moneyFields(words: { method: string; when: string }): FieldSpec[][] {
  return [
    [
      { kind: "select", name: "method", label: words.method, options: moneyMethods.map(namedMethod) },
      { name: "amount", label: "Amount", ...amount },
    ],
    [
      {
        name: "receiptCode",
        label: "Receipt code or reference",
        hint: "M-Pesa: 10 letters and digits. Cash needs none.",
        maxLength: 64,
      },
      { name: "receivedAt", label: words.when, type: "datetime-local" },
    ],
    [
      {
        name: "note",
        label: "Note",
        aside: optional,
        placeholder: "For example: paid from a sister's phone",
        maxLength: 500,
      },
    ],
  ];
}

export function namedMethod(way: keyof typeof methodNames): [value: string, text: string] {
  return [way, methodNames[way]];
}
