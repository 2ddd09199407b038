import { site } from "~/site";

export const offlinePage = {
  meta: {
    title: "You are offline",
    description: "This page has not been read on this device before, so it is not kept here.",
    path: "/offline",
  },
  title: "You are offline",
  lede: `This page has not been opened on this device before, so it is not kept here. It will open when the connection returns. In a hurry? Call ${site.phones[0]}.`,
  again: "Try again",
  keptTitle: "Pages you can read now",
};
