import { site } from "~/site";

/** Words of the parts that many pages use. */
export const parts = {
  breadcrumb: "Breadcrumb",
  onThisPage: "On this page",
  demo: "Request a Demo",
  optional: "Optional",
  close: "Close",
  playVideo: "Play video",
  pauseVideo: "Pause video",
  less: "One less",
  more: "One more",
  lessOf: (thing: string) => `Remove one ${thing}`,
  moreOf: (thing: string) => `Add one ${thing}`,
  vat: site.vat.note as string,
} as const;
