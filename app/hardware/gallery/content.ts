export const gallery = {
  pictures: "Pictures",
  nth: (number: number, label: string) => `Picture ${number}: ${label}`,
  number: (number: number, count: number) => `${number} of ${count}`,
  enlarge: "Enlarge",
  enlarged: "Enlarged picture",
  close: "Close",
  turn: "Turn it round",
  turned: (degrees: number) => `Turned by ${degrees} degrees`,
  back: "Back to the pictures",
  loading: "Loading the pictures...",
  failed: "The pictures did not come through. Check your connection and try again.",
  hint: "Drag to turn",
} as const;
