import type { IllustrationName } from "~/illustrations/illustrations";
import type { Cents } from "~/money/cents";
import type { Feature } from "~/ui/feature-grid";
import type { IconName } from "~/ui/icon-names";
import type { Spec } from "~/ui/spec-table";

/** What menus, lists, orders and the counter know of a machine. Every page's script carries it. */
export type MachineFacts = {
  /** Also the name of its pictures. */
  id: string;
  /** The machine, as an order names it. */
  name: string;
  /** The family, as the navigation names it. */
  family: string;
  path: `/products/hardware/${string}`;
  /** One line for menus and lists. */
  line: string;
  icon: IconName;
  /** VAT included. */
  price: Cents;
  badge: string;
  counter: {
    /** Beside its price. */
    line: string;
    /** How many a counter has, unless its edition says otherwise. */
    usual: number;
    /** `pictures/hardware/cutout`: how high it is at a width of 500 pixels, and how wide its frame is in the shop. */
    cutout: { height: number; millimetres: number };
  };
};

/** What its own page tells, and the comparison. It comes as data: no script carries it. */
export type MachinePage = {
  description: string;
  /** One figure, for a list. */
  fact: string;
  lede: string;
  /** 'Battery', 'Works with' and 'Software' have rows of their own where machines are compared; the others share one. */
  specs: readonly Spec[];
  features: readonly Feature[];
  info: { title: string; text: string; link: { label: string; to: string }; screen: IllustrationName };
  close: { title: string; text: string };
  pictures: {
    /** What `pictures/hardware/<id>` shows. */
    alt: string;
    /** `pictures/hardware/views/<id>-<view>` */
    views: readonly { view: string; label: string; alt: string }[];
    /** Whether `pictures/hardware/turn/<id>` has its frames, 01 to 24. */
    turns: boolean;
  };
  /** The questions of this machine, by their ids, after those before every purchase. */
  questions: readonly string[];
  /** Other ways to ask what it costs and what it can do, with a comma between, for the chat and the search. */
  asked: {
    /** Where people say it shorter. */ called?: string;
    price: string;
    specs: string;
  };
};
