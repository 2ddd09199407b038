import type { IllustrationName } from "~/illustrations/illustrations";
import type { Moment } from "~/till/moments/section";
import type { Feature } from "~/ui/feature-grid";
import type { MediaName } from "~/ui/media";
import type { SitePath } from "~/ui/site-link";
import type { EditionSlug } from "./editions";

/** One edition of VeltoPOS as its page tells it. The tuples hold the counts that each page must have. */
export type EditionPage = {
  /** The last step of the page's address, and the edition that the demo form takes up. */
  slug: EditionSlug;
  name: string;
  title: `VeltoPOS for ${string}`;
  description: string;
  lede: string;
  hero: HeroScreens;
  /** The sections between hero and close, in this page's own order. */
  order: readonly SectionName[];
  moment: Moment;
  highlights: Six<Feature>;
  tabs: Six<FeatureTab>;
  cards: { title: string; lede: string; items: Four<EditionCard> };
  extras: readonly Extra[];
  loyalty: { text: string; tiles: readonly string[]; art: IllustrationName };
  close: { title: string; text: string };
};

export type HeroScreens = {
  /** Three overlapping, a wide screen with a phone in front at one side, or a bill with a slip of paper. */
  layout: "trio" | "phone-left" | "phone-right" | "slip";
  tint: "sand" | "marigold" | "night" | "acacia" | "brick";
  screens: readonly IllustrationName[];
};

export type FeatureTab = {
  /** The tab's hash in the address. */
  id: string;
  name: string;
  title: string;
  lead: string;
  points: readonly string[];
  screen: IllustrationName;
};

export type EditionCard = {
  title: string;
  text: string;
  tint: "sand" | "acacia" | "marigold" | "night";
  /** `hang` for paper: it hangs from a rail. */
  fit: "fit" | "hang";
  screens: readonly IllustrationName[];
};

export type SectionName = "highlights" | "moment" | "tabs" | "cards" | "loyalty" | Extra["kind"];

/** A section that only this trade has: one of each kind at most. */
export type Extra = Spotlight | Caption | HardwareRow;

/** On a night ground, or beside a panel. */
export type Spotlight = {
  kind: "night" | "panel";
  title: string;
  text: string;
  points: readonly string[];
  screen: IllustrationName;
};

/** Its screen is the moment above it. */
export type Caption = { kind: "caption"; title: string; text: string; points: readonly string[] };

export type HardwareRow = {
  kind: "hardware";
  title: string;
  text: string;
  machines: readonly { title: string; text: string; picture: MediaName; to: SitePath }[];
};

type Four<T> = readonly [T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
