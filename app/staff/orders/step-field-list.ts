import { cancelReasons } from "~/forms/choices";
import { moneyMethods, waysToPay } from "~/orders/steps/content";
import { methodNames } from "~/payments/method-names";
import { cancelReasonWords, couriers } from "./content";
import type { FieldSpec } from "./field";
import { fields as words } from "./step-words";
import type { Step } from "./steps";

const amount = { aside: words.inKsh, inputMode: "decimal", required: true } as const;
const optional = words.optional;

/** What each step asks, line by line. Two in a line stand side by side where there is room. */
export const stepFields: Partial<Record<Step, FieldSpec[][]>> = {
  confirm: [
    [
      { name: "deliveryDay", label: words.deliveryDay, type: "date", required: true },
      {
        name: "deliveryCost",
        label: words.deliveryCost,
        aside: optional,
        hint: words.deliveryHint,
        maxLength: 60,
      },
    ],
    [
      {
        name: "warranty",
        label: words.warranty,
        hint: words.warrantyHint,
        placeholder: words.warrantyExample,
        required: true,
        maxLength: 200,
      },
    ],
    [{ kind: "select", name: "paysBy", label: words.paysBy, options: waysToPay.map(named) }],
  ],
  pay: moneyFields(words.method, words.received),
  refund: moneyFields(words.backBy, words.sent),
  withdraw: [
    [{ name: "reason", label: words.wrong, placeholder: words.wrongExample, required: true, maxLength: 500 }],
  ],
  pack: [[serialNumbers()]],
  "serial-numbers": [[serialNumbers()]],
  ship: [
    [
      { name: "courier", label: words.courier, list: couriers, required: true, maxLength: 120 },
      {
        name: "trackingNumber",
        label: words.trackingNumber,
        aside: optional,
        placeholder: words.trackingExample,
        maxLength: 60,
      },
    ],
    [
      { name: "leavesOn", label: words.leavesOn, type: "date" },
      { name: "arrivesOn", label: words.arrivesOn, type: "date" },
    ],
    [
      {
        name: "trackingUrl",
        label: words.trackingUrl,
        aside: optional,
        type: "url",
        placeholder: "https://",
      },
      { name: "driverPhone", label: words.driverPhone, aside: optional, type: "tel", maxLength: 32 },
    ],
  ],
  deliver: [
    [
      { name: "handedOverAt", label: words.handedOver, type: "datetime-local" },
      { name: "signedBy", label: words.signedBy, aside: optional, maxLength: 120 },
    ],
    [{ kind: "area", name: "damage", label: words.damage, aside: optional, placeholder: words.none }],
  ],
  cancel: [
    [
      {
        kind: "radio",
        name: "reason",
        label: words.reason,
        options: cancelReasons.map((reason) => [reason, cancelReasonWords[reason]]),
      },
    ],
    [{ name: "note", label: words.ownWords, aside: words.internal, maxLength: 500 }],
  ],
  return: [
    [{ name: "items", label: words.items, placeholder: words.itemsExample, required: true, maxLength: 500 }],
    [
      {
        kind: "radio",
        name: "faulty",
        label: words.condition,
        options: [
          ["false", words.unused],
          ["true", words.faulty],
        ],
      },
    ],
    [{ name: "refund", label: words.refund, ...amount }],
  ],
};

function moneyFields(method: string, when: string): FieldSpec[][] {
  return [
    [
      { kind: "select", name: "method", label: method, options: moneyMethods.map(named) },
      { name: "amount", label: words.amount, ...amount },
    ],
    [
      { name: "receiptCode", label: words.receipt, hint: words.receiptHint, maxLength: 64 },
      { name: "receivedAt", label: when, type: "datetime-local" },
    ],
    [{ name: "note", label: words.note, aside: optional, placeholder: words.noteExample, maxLength: 500 }],
  ];
}

function serialNumbers(): FieldSpec {
  const { serials: label, serialsHint: hint, serialsExample: placeholder } = words;
  return { kind: "area", name: "serialNumbers", label, aside: optional, hint, placeholder };
}

function named(way: keyof typeof methodNames): [value: string, text: string] {
  return [way, methodNames[way]];
}
