import type { ReturnStep } from "./return-step";

export const receive: ReturnStep = {
  title: "It is here",
  lead: "Compare the serial number with the machine in the box.",
  act: "Mark as received",
  tells: true,
  done: "Received.",
};
