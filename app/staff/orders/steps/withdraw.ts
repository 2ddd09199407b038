import type { OrderStep } from "./order-step";

export const withdraw: OrderStep = {
  right: "payments.record",
  title: "Correct a payment",
  lead: "For money that was recorded on the wrong order, or with the wrong amount. It counts nowhere from then on; record it again where it belongs. No money moves.",
  act: "Take it back",
  fields: [
    [{ kind: "hidden", name: "payment" }],
    [
      {
        name: "reason",
        label: "What was wrong",
        placeholder: "For example: belongs to VLT-7K3M9PX",
        required: true,
        maxLength: 500,
      },
    ],
  ],
  named: (params) => ({ payment: params.get("payment") ?? "" }),
  untold: "The buyer is told nothing.",
  record: {
    action: "payment-withdrawn",
    done: "Corrected. It counts nowhere now.",
    was: "A payment was corrected",
    trail: ({ after, amount, way, receipt }) =>
      `Correction: the ${after?.kind}${amount}${way} was recorded by mistake${receipt}.`,
  },
};
