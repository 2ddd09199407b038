import type { HardwareType } from "~/catalogue/machines";
import type { IllustrationName } from "~/illustrations/illustrations";
import type { Moment } from "~/till/moments/section";
import type { Feature } from "~/ui/feature-grid";
import type { IconName } from "~/ui/icon-names";
import type { PictureName } from "~/ui/pictures";
import type { SceneName } from "~/ui/scenes";
import type { SitePath } from "~/ui/site-link";
import type { ComparedFeature } from "./comparison";

/** What menus, lists and the counter know of an edition of VeltoPOS. Every page's script carries it. */
export type EditionFacts = {
  name: string;
  /** One line for menus and lists. */
  line: string;
  /** The last step of its address, and the edition that the demo form takes up. */
  slug: string;
  to: `/products/veltopos/${string}`;
  icon: IconName;
  /** The screen that stands for it in lists, where it has no scene. */
  screen: IllustrationName;
  /** The place of the trade, in lists and beside its title. */
  scene?: SceneName;
  /** The trade, where its counter is put together. */
  trade: string;
  /** How many machines such a counter has where that is not `usual`. */
  counter: Partial<Record<HardwareType, number>>;
};

/** What its own page tells. It comes as data: no script carries it. The tuples hold the counts that a page must have. */
export type EditionPage = {
  title: string;
  /** What its trade searches for. */
  searchTitle: `${string} | VeltoPOS`;
  description: string;
  lede: string;
  /** Beside the title where it has no scene. Without either, the screen that stands for it. */
  hero?: HeroScreens;
  /** The sections between hero and close, in this page's own order. */
  order: readonly SectionName[];
  /** A part that visitors can use. */
  moment?: Moment;
  highlights: Six<Feature>;
  /** The form that this trade's highlights have. Without, a list on ruled lines. */
  highlightsAs?: HighlightsForm;
  tabs: Six<FeatureTab>;
  cards?: { title: string; lede: string; shape?: CardsShape; items: Four<EditionCard> };
  extras: readonly Extra[];
  loyalty?: { text: string; tiles: readonly string[]; art: IllustrationName };
  close: { title: string; text: string };
  /** What it has beside what every edition has, in the words of the comparison. */
  has: readonly ComparedFeature[];
  /** Its questions, by their ids. */
  questions: readonly string[];
  /** What the card of a shared link shows. Without, the screen that stands for it. */
  share?: { ground: string; show: readonly ShareScreen[] };
};

/** Right of the card's torn edge, in pixels; turned by degrees. */
export type ShareScreen = { name: IllustrationName; x: number; y: number; width: number; turn?: number };

export type HeroScreens = {
  /** A wide screen with a phone in front at one side. */
  layout: "phone-left" | "phone-right";
  tint: "sand" | "brick";
  screens: readonly IllustrationName[];
};

/** Labels on a shelf, the card on a table, an evening, bookings on a calendar, cloth on a rail. */
export type HighlightsForm = "shelf" | "menu" | "night" | "bookings" | "swatches";

/** Two by two, all four in a row, or a strip that scrolls. On a phone each is a strip. */
export type CardsShape = "grid" | "row" | "strip";

export type FeatureTab = {
  /** The tab's hash in the address. */
  id: string;
  name: string;
  title: string;
  lead: string;
  points: readonly string[];
  screen?: IllustrationName;
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
  machines: readonly {
    title: string;
    text: string;
    picture: PictureName;
    to: SitePath | `${SitePath}#${string}`;
  }[];
};

type Four<T> = readonly [T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
