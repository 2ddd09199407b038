import type { ReturnStep } from "./return-step";

export const sendBack: ReturnStep = {
  title: "Send it back",
  act: "Mark as sent back",
  fields: [
    {
      name: "courier",
      label: "Courier",
      list: ["Own driver", "Courier company", "Bus parcel", "The buyer collects"],
      required: true,
      maxLength: 120,
    },
    { name: "tracking", label: "Tracking number", aside: "Optional", maxLength: 60 },
  ],
  tells: true,
  done: "Sent back.",
};
