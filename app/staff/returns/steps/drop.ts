import type { ReturnStep } from "./return-step";

export const drop: ReturnStep = {
  title: "It never came",
  act: "Close the return",
  look: "danger",
  tells: true,
  done: "Closed.",
};
