export const offlineNotice = "You are offline. Pages you have read before still open.";

export const offlinePage = {
  meta: {
    title: "You are offline",
    description: "You have not opened this page on this device before, so there is no saved copy.",
    path: "/offline",
  },
  title: "You are offline",
  lede: "You have not opened this page on this device before, so there is no saved copy. It will open when you are back online.",
  hurry: "In a hurry? Call",
  again: "Try again",
  home: "Home",
  slip: {
    title: "No network",
    rows: [
      ["This page", "not saved here"],
      ["What you typed", "kept"],
      ["Forms waiting", "sent later"],
    ],
    total: ["Nothing lost", ""],
  },
  keptTitle: "Pages you can read now",
};
