import type { ReturnStep } from "./return-step";

export const repair: ReturnStep = {
  title: "Repaired",
  act: "Mark as repaired",
  fields: [
    {
      kind: "area",
      name: "work",
      label: "What was done",
      hint: "The buyer reads it when the machine is sent back.",
    },
  ],
  done: "Repaired.",
};
