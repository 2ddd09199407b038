export const gallery = {
  pictures: "Pictures",
  enlarge: "Enlarge",
  enlarged: "Enlarged picture",
  close: "Close",
  turn: "Turn it round",
  back: "Back to the pictures",
  loading: "Loading the pictures...",
  failed: "The pictures did not come through. Check your connection and try again.",
  hint: "Drag to turn",
} as const;
