import type { ReturnStep } from "./return-step";

export const replace: ReturnStep = {
  title: "Replace it",
  lead: "Another machine goes out, with what is left of the warranty. It is taken from the stock.",
  act: "Replace",
  fields: [{ name: "serial", label: "Serial number of the other machine", required: true, maxLength: 60 }],
  done: "Replaced.",
};
