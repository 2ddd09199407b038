import type { ReturnStep } from "./return-step";

export const refund: ReturnStep = {
  title: "Give the money back",
  lead: "The order costs less from then on. What was paid beyond that is owed to the buyer, and refunded on the order's page.",
  act: "Record what is owed",
  fields: [
    {
      name: "amount",
      label: "Worth of the machine",
      aside: "in ksh",
      inputMode: "decimal",
      required: true,
      maxLength: 20,
    },
  ],
  tick: { name: "isBack", label: "It is unused and complete: back on the shelf" },
  tells: true,
  done: "Recorded. The refund waits on the order's page.",
};
